export * from "./schema/accounts.ts";
export * from "./schema/api-keys.ts";
export * from "./schema/audit.ts";
export * from "./schema/factors.ts";
export * from "./schema/feedback.ts";
export * from "./schema/organizations.ts";
export * from "./schema/projects.ts";
export * from "./schema/sessions.ts";
