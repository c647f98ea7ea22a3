export * from "./find-taken-names.ts";
export * from "./generate-colors.ts";
export { isGreyBase } from "./choose-solid.ts";
