import { resolveToken } from "#tokens/modes/resolve.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { kindOfValue, type ValueKind } from "#tokens/value-kind.ts";
import { listTextStyles, type TextProperty } from "./text-styles.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import type { Json } from "../json-text/print-json.ts";

/** A part of a typography token: the property of a text style, and the kind of its token. */
type Part = { readonly property: TextProperty; readonly kind: ValueKind };

/** The parts of a typography token, all required, in their order in the file. */
const parts = {
  fontFamily: { property: "font-family", kind: "fontFamily" },
  fontSize: { property: "font-size", kind: "length" },
  fontWeight: { property: "font-weight", kind: "number" },
  lineHeight: { property: "line-height", kind: "number" },
  letterSpacing: { property: "letter-spacing", kind: "length" },
} as const satisfies Readonly<Record<string, Part>>;

/** How a format writes text styles. */
type TextForm = {
  readonly keysOf: ReadonlyMap<TokenPath, readonly string[]>;
  readonly prefix?: string | undefined;
  /** The letter spacing of a style whose set has no token for it. */
  readonly noSpacing: Json;
};

/** A text style as a token of a file, and the path of its size. */
export type TextLeaf = Leaf & { readonly size: TokenPath };

/**
 * Lists the text styles of a set as typography tokens, whose parts refer to other tokens. Readers
 * skip them by their mark. A style without one of the parts is left out.
 */
export function listTextLeaves(set: TokenSet, form: TextForm): readonly TextLeaf[] {
  const group = nameTextGroup(set);
  const above = form.prefix ? [form.prefix, group] : [group];
  return listTextStyles(set).flatMap(({ name, properties }) => {
    const paths = new Map(properties);
    const size = paths.get("font-size");
    const values = Object.entries<Part>(parts).flatMap(([part, { property, kind }]) => {
      const path = paths.get(property);
      if (path === undefined)
        return property === "letter-spacing" ? [[part, form.noSpacing] as const] : [];
      const value = resolveToken(set.tokens, path, set.defaultModes);
      const isRight = value !== undefined && kindOfValue(value) === kind;
      return isRight ? [[part, `{${form.keysOf.get(path)?.join(".")}}`] as const] : [];
    });
    if (size === undefined || values.length < Object.keys(parts).length) return [];
    const $extensions = { "app.tessera": { textStyle: true } };
    const $value = Object.fromEntries(values);
    return [{ size, keys: [...above, name], value: { $type: "typography", $value, $extensions } }];
  });
}

/** Names the group of the text styles, with a name that no token's name begins with. */
export function nameTextGroup({ tokens }: TokenSet): string {
  const names = [...tokens.keys()].map((path) => `${tokenName(path)}-`);
  let group = "text";
  while (names.some((each) => each.startsWith(`${group}-`))) group += "-style";
  return group;
}
