import { expect, test } from "vitest";
import { hexColorSchema } from "./hex-color.ts";

test.each([
  ["#ABC", "#aabbcc"],
  ["#0D9488", "#0d9488"],
])("parses %s as %s", (text, color) => expect(hexColorSchema.parse(text)).toBe(color));

test.each([
  "",
  "#12345",
  "#1234",
  "#12345678",
  "ff0000",
  "# ff0000",
  "red",
  "#ff0000\u0000",
  "#ff0000\n",
  "#ff000g",
])("refuses %j", (given) => expect(hexColorSchema.safeParse(given).success).toBe(false));
