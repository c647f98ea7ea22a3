export { generateColors } from "./generate-colors.ts";
