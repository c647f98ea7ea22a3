export * from "./font-stack.ts";
export * from "./preset.ts";
export * from "./presets.ts";
export * from "./type-pairs.ts";
