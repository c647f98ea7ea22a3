import fc from "fast-check";
import { hexOfBits } from "./rgb.ts";

/** Any of the 16,777,216 colors, for property tests. */
export const hexColors = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
