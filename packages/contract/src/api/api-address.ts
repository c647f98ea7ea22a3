/** The prefix of every call of version 1. */
export const apiPrefix = "/api/v1";

/** The header that names the organization of calls without another id. */
export const organizationHeader = "x-organization-id";
