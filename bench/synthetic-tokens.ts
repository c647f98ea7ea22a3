import { mulberry32 } from "./random.ts";

/** A token of a DTCG 2025.10 file. */
export type FileToken = {
  readonly $type: TokenType;
  readonly $value: FileValue;
  readonly $description?: string;
};

/** A value: a literal, the members of a composite, or an alias as `{section.group.token}`. */
export type FileValue =
  | string
  | number
  | readonly string[]
  | FileColor
  | FileDimension
  | { readonly [member: string]: FileValue };

/** A color. */
export type FileColor = {
  readonly colorSpace: "srgb";
  readonly components: readonly number[];
  readonly hex: string;
};

/** A length. */
export type FileDimension = { readonly value: number; readonly unit: "px" | "rem" };

/** The members of a typography value, and the name of each as a separate token. */
export const typographyParts = [
  ["fontFamily", "font-family"],
  ["fontSize", "font-size"],
  ["fontWeight", "font-weight"],
  ["letterSpacing", "letter-spacing"],
  ["lineHeight", "line-height"],
] as const;

/** Sections of groups of tokens, each by its name. */
export type TokenFile = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, FileToken>>>>>
>;

type TokenType = "color" | "dimension" | "shadow" | "typography";
type Random = () => number;

const tokensAGroup = 40;
const groupsASection = 10;

/** For each type, the paths that an alias may target, by the length of their alias chain. */
type Targets = Readonly<Record<TokenType, string[][]>>;

/**
 * Creates the token file of the export benchmarks, deterministic by count: 30 % aliases up to four
 * deep, pointing backwards to the same type; of the literals 55 % colors, 30 % dimensions, 10 %
 * shadows, 5 % typography.
 */
export function createTokenFile(count: number): TokenFile {
  const random = mulberry32(42);
  const targets: Targets = { color: [], dimension: [], shadow: [], typography: [] };
  const file: Record<string, Record<string, Record<string, FileToken>>> = {};
  for (let index = 0; index < count; index++) {
    const group = Math.floor(index / tokensAGroup);
    const section = `section-${Math.floor(group / groupsASection)}`;
    const names = [section, `group-${group % groupsASection}`, `token-${index % tokensAGroup}`];
    const token = createToken(random, targets, names.join("."));
    const groups = (file[section] ??= {});
    (groups[names[1] ?? ""] ??= {})[names[2] ?? ""] = token;
  }
  return file;
}

/** Prints a token file as usual: JSON indented by two spaces. */
export function printTokenFile(file: TokenFile): string {
  return JSON.stringify(file, null, 2);
}

function createToken(random: Random, targets: Targets, path: string): FileToken {
  const isAlias = random() < 0.3;
  const type = chooseType(random());
  const depth = isAlias ? findDepth(targets[type], chooseDepth(random())) : 0;
  const value =
    depth > 0 ? `{${choose(random, targets[type][depth - 1])}}` : literals[type](random);
  (targets[type][depth] ??= []).push(path);
  const token: FileToken = { $type: type, $value: value };
  return random() < 0.1 ? { ...token, $description: `What ${path} is for` } : token;
}

function chooseType(share: number): TokenType {
  if (share < 0.55) return "color";
  if (share < 0.85) return "dimension";
  return share < 0.95 ? "shadow" : "typography";
}

function chooseDepth(share: number): number {
  if (share < 0.4) return 1;
  if (share < 0.7) return 2;
  return share < 0.9 ? 3 : 4;
}

/** Returns the requested depth, or the deepest that the tokens so far allow. */
function findDepth(paths: readonly (readonly string[])[], requested: number): number {
  return Math.min(requested, paths.length);
}

function choose(random: Random, paths: readonly string[] = []): string {
  return paths[Math.floor(random() * paths.length)] ?? "";
}

const literals: Readonly<Record<TokenType, (random: Random) => FileValue>> = {
  color: createColor,
  dimension: (random) => createDimension(random, 64),
  shadow: (random) => ({
    color: createColor(random),
    offsetX: createPx(random, 4),
    offsetY: createPx(random, 16),
    blur: createPx(random, 32),
    spread: createPx(random, 4),
  }),
  typography: (random) => ({
    fontFamily: ["Inter", "sans-serif"],
    fontSize: createDimension(random, 64),
    fontWeight: 100 * (1 + Math.floor(random() * 9)),
    letterSpacing: { value: Math.floor(random() * 4) / 4, unit: "px" },
    lineHeight: 1 + Math.floor(random() * 16) / 16,
  }),
};

function createColor(random: Random): FileColor {
  const bytes = [0, 1, 2].map(() => Math.floor(random() * 256));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return {
    colorSpace: "srgb",
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    hex: `#${hex}`,
  };
}

/** Creates a length of up to `mostPx`, as px or as rem. */
function createDimension(random: Random, mostPx: number): FileDimension {
  const length = createPx(random, mostPx);
  return random() < 0.5 ? length : { value: length.value / 16, unit: "rem" };
}

function createPx(random: Random, most: number): FileDimension {
  return { value: 1 + Math.floor(random() * most), unit: "px" };
}
