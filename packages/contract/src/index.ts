export * from "./errors.ts";
export * from "./locale.ts";
export * from "./operation.ts";
export * from "./plan.ts";
export * from "./policy.ts";
export * from "./role.ts";
