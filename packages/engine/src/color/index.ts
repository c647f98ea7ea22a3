export { parseHexColor } from "./hex-color.ts";
export type { HexColor } from "./hex-color.ts";
