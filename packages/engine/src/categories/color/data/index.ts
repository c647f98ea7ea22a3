export { dataCounts } from "./data-colors.ts";
export * from "./generate-data.ts";
