export * from "#checks/palette-steps.ts";
export * from "./generate-neutrals.ts";
export * from "./generate-palette.ts";
export * from "./widen-steps.ts";
