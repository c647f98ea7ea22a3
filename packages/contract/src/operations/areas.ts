// Every operation of the API but those of the categories, one line for each area.
export * from "./api-keys.ts";
export * from "./auth.ts";
export * from "./colors.ts";
export * from "./design-tokens.ts";
export * from "./favorites.ts";
export * from "./feedback.ts";
export * from "./fonts.ts";
export * from "./organizations.ts";
export * from "./passkeys.ts";
export * from "./projects.ts";
export * from "./service.ts";
export * from "./sessions.ts";
export * from "./social-login.ts";
export * from "./two-factor.ts";
export * from "./user.ts";
export * from "./variables.ts";
export * from "./versions.ts";
