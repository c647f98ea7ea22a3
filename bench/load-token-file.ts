import { defaultModes } from "@tessera/engine";
import type {
  ColorValue,
  HexColor,
  LiteralOrAlias,
  Token,
  TokenPath,
  TokenSet,
} from "@tessera/engine";
import { typographyParts } from "./synthetic-tokens.ts";
import type {
  FileColor,
  FileDimension,
  FileToken,
  FileValue,
  TokenFile,
} from "./synthetic-tokens.ts";

type Loaded = { readonly tokens: Map<TokenPath, Token>; readonly paths: TokenPath[] };

/**
 * Creates the token set of a token file: groups and aliases map one to one, a typography token
 * becomes its five parts.
 */
export function loadTokenFile(text: string): TokenSet {
  const tokens: Loaded["tokens"] = new Map();
  const file = JSON.parse(text) as TokenFile;
  const groups = Object.entries(file).flatMap(([section, within]) =>
    Object.entries(within).map(([group, members]) => {
      const title = `${section}.${group}`;
      const loaded: Loaded = { tokens, paths: [] };
      for (const key in members)
        loadToken(loaded, `${title}.${key}`, `${section}-${group}-${key}`, members[key]);
      return { title, paths: loaded.paths };
    }),
  );
  const hasPlainNames = [...tokens.values()].every(({ name }) => /^[\w-]+$/.test(name));
  return { tokens, groups, promises: [], defaultModes, hasPlainNames };
}

function loadToken(loaded: Loaded, path: string, name: string, token: FileToken | undefined): void {
  if (!token) return;
  const { $type, $value, $description } = token;
  if ($type !== "typography") {
    add(loaded, path, name, definitionOf(loaded, $type, $value), $description);
    return;
  }
  for (const [key, part] of typographyParts) {
    const isAlias = typeof $value === "string";
    const value = isAlias
      ? `{${$value.slice(1, -1)}.${part}}`
      : ($value as Record<string, FileValue>)[key];
    const definition = definitionOf(loaded, key, value);
    add(loaded, `${path}.${part}`, `${name}-${part}`, definition, $description);
  }
}

function add(
  loaded: Loaded,
  text: string,
  name: string,
  definition: LiteralOrAlias,
  description?: string,
): void {
  const path = text as TokenPath;
  const token: Token =
    description === undefined
      ? { path, name, category: "color", definition, pinned: false }
      : { path, name, category: "color", definition, description, pinned: false };
  loaded.paths.push(path);
  loaded.tokens.set(path, token);
}

function definitionOf(
  { tokens }: Loaded,
  type: string,
  value: FileValue | undefined,
): LiteralOrAlias {
  if (typeof value === "string") {
    const to = value.slice(1, -1) as TokenPath;
    // Reuses the existing path object, because comparing identical strings is fast.
    return { type: "alias", to: tokens.get(to)?.path ?? to };
  }
  if (typeof value === "number") return { type: "number", value };
  if (Array.isArray(value)) return { type: "fontFamily", families: value };
  if (type === "color") return colorOf(value as FileColor);
  if (type === "shadow") return shadowOf(value as Record<string, FileValue>);
  const { value: length, unit } = value as FileDimension;
  return { type: "dimension", value: length, unit };
}

function shadowOf(value: Record<string, FileValue>): LiteralOrAlias {
  const layer = {
    color: colorOf(value["color"] as FileColor),
    offsetXPx: (value["offsetX"] as FileDimension).value,
    offsetYPx: (value["offsetY"] as FileDimension).value,
    blurPx: (value["blur"] as FileDimension).value,
    spreadPx: (value["spread"] as FileDimension).value,
  };
  return { type: "shadow", layers: [layer] };
}

function colorOf({ hex }: FileColor): ColorValue {
  return { type: "color", hex: hex as HexColor, alpha: 1 };
}
