import { expect, test } from "vitest";
import { hexColorSchema } from "./hex-color.ts";

test.each([
  ["#ABC", "#aabbcc"],
  ["#0D9488", "#0d9488"],
])("keeps %s as %s", (given, kept) => expect(hexColorSchema.parse(given)).toBe(kept));

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
