import fc from "fast-check";
import { gamutOfHue } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Oklch } from "#color/oklch.ts";
import { maxP3ChromaIn } from "#color/p3-gamut.ts";
import { arbitraryWhen } from "./arbitrary-when.ts";
import { defaultModes } from "./modes/mode.ts";
import type { ColorValue, LiteralOrAlias, Token, TokenDefinition, TokenValue } from "./token.ts";
import { tokenName, type TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

/**
 * Generates token sets for tests: every kind of value, aliases in any order, rules over every axis,
 * hostile texts.
 */
export function arbitraryTokenSet(): fc.Arbitrary<TokenSet> {
  return fc
    .uniqueArray(arbitraryPath, { minLength: 1, maxLength: 12, selector: tokenName })
    .chain((paths) =>
      fc.tuple(fc.constant(paths), fc.tuple(...paths.map(arbitraryDefinition)), fc.nat()),
    )
    .map(([paths, definitions, shift]) => {
      const tokens = paths.map((path, index) =>
        tokenOf(path, definitions[index] as TokenDefinition),
      );
      const from = shift % tokens.length;
      const turned = [...tokens.slice(from), ...tokens.slice(0, from)];
      return {
        tokens: new Map(turned.map((token) => [token.path, token])),
        groups: [{ title: "All */ </style> of them", paths: turned.map(({ path }) => path) }],
        promises: [],
        defaultModes,
      };
    });
}

function tokenOf(path: TokenPath, definition: TokenDefinition): Token {
  return { path, name: tokenName(path), category: "size", definition, pinned: false };
}

const words = ["a", "b-", "and", "not", "if", "default", "dark", "constructor", "url", "e3", "s"];

/**
 * Names at the top of a file, also those that identify a resolver of DTCG, and the properties of
 * every object.
 */
const topName = fc.oneof(
  { weight: 6, arbitrary: fc.constant("t") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("sets", "modifiers", "resolutionOrder", "version", "constructor"),
  },
);

const arbitraryPath: fc.Arbitrary<TokenPath> = fc
  .oneof(
    { weight: 8, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.constantFrom("*/", "#{x}", '"', "\\", "{", ";", "\n", "é", "😀", "Z", "_", " ", "$"),
      ),
    },
  )
  .chain((segments) => topName.map((top) => [top, ...segments].join(".") as TokenPath));

const figure = fc
  .integer({ min: -9_999_999_999, max: 9_999_999_999 })
  .map((n) => n / 1_000_000 || 0);
const positive = fc.integer({ min: 1, max: 9_999_999_999 }).map((n) => n / 1_000_000);
const unit = fc.constantFrom("px", "rem", "em");

const colorOfAnyOpacity: fc.Arbitrary<ColorValue> = fc.record({
  type: fc.constant("color"),
  hex: fc
    .oneof(fc.nat(0xffffff), fc.constantFrom(0xd9480f, 0x2447b8))
    .map((n) => `#${n.toString(16).padStart(6, "0")}` as HexColor),
  alpha: fc.nat(1_000_000).map((n) => n / 1_000_000),
});

const share = fc.nat(10_000).map((n) => n / 10_000);
const color: fc.Arbitrary<ColorValue> = fc.oneof(
  colorOfAnyOpacity,
  fc
    .tuple(colorOfAnyOpacity, share, share, fc.nat(359))
    .map(([each, l, part, h]) => ({ ...each, wide: wideOf(l, part, h) })),
);

/** Returns a color with a part of the maximum chroma of Display P3 at its lightness and hue. */
function wideOf(l: number, part: number, h: number): Oklch {
  return { l, c: Math.floor(part * maxP3ChromaIn(gamutOfHue(h), l) * 10_000) / 10_000, h };
}

const family = fc.oneof(
  fc.constantFrom(
    "system-ui",
    "sans-serif",
    "Segoe UI",
    "a\\",
    '";}',
    "</style>",
    "#{$x}",
    "*/",
    "//",
    "\u202e",
  ),
  fc.string({ unit: "grapheme", minLength: 1 }),
);

const layer = fc.record({
  color: colorOfAnyOpacity,
  offsetXPx: figure,
  offsetYPx: figure,
  blurPx: figure,
  spreadPx: figure,
});

const value: fc.Arbitrary<TokenValue> = fc.oneof(
  color,
  fc.record({ type: fc.constant("dimension"), value: figure, unit }),
  fc
    .record({
      type: fc.constant("fluidDimension"),
      minPx: figure,
      maxPx: figure,
      minViewportPx: positive,
      maxViewportPx: positive,
      unit: fc.constantFrom("px", "rem"),
    })
    .map((each) => ({
      ...each,
      maxViewportPx: Number((each.minViewportPx + each.maxViewportPx).toFixed(6)),
    })),
  fc.record({ type: fc.constant("number"), value: figure }),
  fc.constant({ type: "keyword", value: "auto" } as const),
  fc.record({
    type: fc.constant("fontFamily"),
    families: fc.array(family, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constant("shadow"), layers: fc.array(layer, { maxLength: 3 }) }),
  fc.record({ type: fc.constant("duration"), ms: positive }),
  fc.record({ type: fc.constant("cubicBezier"), points: fc.tuple(figure, figure, figure, figure) }),
);

/**
 * Generates a definition whose aliases refer only to earlier paths, so that there are no cycles.
 */
function arbitraryDefinition(
  _: TokenPath,
  index: number,
  paths: readonly TokenPath[],
): fc.Arbitrary<TokenDefinition> {
  const earlier = paths.slice(0, index);
  const single: fc.Arbitrary<LiteralOrAlias> =
    earlier.length === 0
      ? value
      : fc.oneof(value, fc.record({ type: fc.constant("alias"), to: fc.constantFrom(...earlier) }));
  const rule = fc.record({
    type: fc.constant("rule"),
    otherwise: single,
    cases: fc.array(fc.record({ when: arbitraryWhen, then: single }), { maxLength: 3 }),
  });
  return fc.oneof(single, rule);
}
