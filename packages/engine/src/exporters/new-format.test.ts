import type { ReadMode } from "#readers/modes/read-mode.ts";
import type { WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { listModes, modeAxes } from "#tokens/modes/mode.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { inOneFile, type Format } from "./format/format.ts";
import { nameTokens } from "./names/name-tokens.ts";
import type { PrintOptions } from "./options/print-options.ts";
import { sharedOptions } from "./options/shared-options.ts";
import { testFormat } from "./testing/format-guarantees.ts";

/** The smallest format that meets every guarantee: docs/formats.md describes it step by step. */
const values: Format = {
  id: "values",
  name: "Values",
  family: "code",
  options: [sharedOptions.schemes, sharedOptions.prefix, sharedOptions.nameCase],
  snippet: () => 'import values from "./values.json" with { type: "json" };',
  ...inOneFile("values.json", "application/json", print, read),
};

function print(set: TokenSet, options: PrintOptions = {}): string {
  const { schemes = modeAxes.scheme } = options;
  if (schemes.length === 0) throw new RangeError("A file contains at least one scheme");
  const name = nameTokens(set.tokens, options);
  const modes = listModes().filter(({ scheme }) => schemes.includes(scheme));
  const parts = modes.map((each) => ({
    modes: each,
    values: [...resolve(set, each)].map(([path, value]) => [name(path), value]),
  }));
  return JSON.stringify(parts).replaceAll("<", String.raw`\u003c`);
}

function read(source: Source): WrittenFiles {
  const parts: unknown = JSON.parse(source.text);
  if (!Array.isArray(parts)) throw new SyntaxError("Values are a list with a part for each mode");
  const modes = parts.map((each: ReadMode) => ({
    modes: each.modes,
    values: new Map([...each.values].map(([name, value]) => [name, { value, source, at: 0 }])),
  }));
  return { modes };
}

testFormat(values);
