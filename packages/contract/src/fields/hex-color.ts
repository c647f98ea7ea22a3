import type { HexColor } from "@tessera/engine";
import type { z } from "zod";
import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

/** A color written as `#rgb` or `#rrggbb`, normalized to `#rrggbb` in lower case. */
export const hexColorSchema = boundedString("#rrggbb".length, problem("colorInvalid"))
  .refine((text) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text), problem("colorInvalid"))
  .overwrite(normalizeColor) as unknown as z.ZodType<HexColor, string>;

function normalizeColor(text: string): string {
  const digits = text.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}
