/** Where every call of version 1 begins. */
export const apiPrefix = "/api/v1";

/** The header that names the organization for calls that carry no other id. */
export const organizationHeader = "x-organization-id";
