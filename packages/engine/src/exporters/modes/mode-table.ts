import { axisNames, keyOfModes, modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { chooseDefinition } from "#tokens/resolve.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { startOf } from "./mode-blocks.ts";

/** What a token says in one combination of modes. */
type Saying = {
  readonly chosen: LiteralOrAlias;
  /** The value that it comes to, and the token that this stands at. */
  readonly value: TokenValue;
  readonly owner: TokenPath;
};

/** What the tokens of a set say in the modes that a file holds. */
export type ModeTable = {
  /** The modes that hold where nothing else is asked for. */
  readonly first: Modes;
  /** The values of each axis that the file holds, the first one first. */
  readonly values: { readonly [Axis in keyof Modes]: readonly Modes[Axis][] };
  readonly say: (path: TokenPath, modes: Modes) => Saying;
  /** The axes, among those that are not fixed, that change what a token says or the kind of value it comes to. */
  readonly listAxes: (path: TokenPath, fixed?: Partial<Modes>) => readonly (keyof Modes)[];
};

/** Tabulates what tokens say; throws a RangeError when no scheme is asked for. */
export function tabulateModes(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  schemes: readonly Scheme[] = modeAxes.scheme,
): ModeTable {
  const first = startOf(set, schemes);
  const values = {
    scheme: [
      first.scheme,
      ...modeAxes.scheme.filter((each) => each !== first.scheme && schemes.includes(each)),
    ],
    contrast: startWith(modeAxes.contrast, first.contrast),
    density: startWith(modeAxes.density, first.density),
  };
  const say = createSay(set);
  return { first, values, say, listAxes: createListAxes(set, values, say) };
}

/** Every combination of the values of some axes, the first modes first. */
export function combineModes(
  { values }: Pick<ModeTable, "values">,
  axes: readonly (keyof Modes)[],
): readonly Partial<Modes>[] {
  return axes.reduce<readonly Partial<Modes>[]>(
    (all, axis) => all.flatMap((each) => values[axis].map((value) => ({ ...each, [axis]: value }))),
    [{}],
  );
}

function startWith<T>(values: readonly T[], first: T): readonly T[] {
  return [first, ...values.filter((each) => each !== first)];
}

function createSay({ tokens }: Pick<TokenSet, "tokens">): ModeTable["say"] {
  const endsOf = new Map<string, Ends>();
  return (path, modes) => {
    const chosen = chooseAt(tokens, path, modes);
    if (chosen.type !== "alias") return { chosen, value: chosen, owner: path };
    const key = keyOfModes(modes);
    const ends = endsOf.get(key) ?? new Map<TokenPath, End>();
    endsOf.set(key, ends);
    return { chosen, ...findEnd(tokens, path, modes, ends) };
  };
}

/** The value that aliases resolve to, and its token. */
type End = Pick<Saying, "value" | "owner">;
/** The ends of the aliases that were followed in some modes: no chain is walked twice. */
type Ends = Map<TokenPath, End>;

function findEnd(tokens: TokenSet["tokens"], path: TokenPath, modes: Modes, ends: Ends): End {
  const way = new Set<TokenPath>();
  let owner = path;
  let end = ends.get(owner);
  while (end === undefined) {
    if (way.has(owner)) throw new RangeError(`Token "${path}" leads back to itself`);
    way.add(owner);
    const value = chooseAt(tokens, owner, modes);
    if (value.type !== "alias") end = { value, owner };
    else end = ends.get((owner = value.to));
  }
  for (const each of way) ends.set(each, end);
  return end;
}

function chooseAt(tokens: TokenSet["tokens"], path: TokenPath, modes: Modes): LiteralOrAlias {
  const token = tokens.get(path);
  if (!token) throw new RangeError(`"${path}" is no token of the set`);
  return chooseDefinition(token.definition, modes);
}

function createListAxes(
  { tokens }: Pick<TokenSet, "tokens">,
  values: ModeTable["values"],
  say: ModeTable["say"],
): ModeTable["listAxes"] {
  return (path, fixed = {}) => {
    const type = tokens.get(path)?.definition.type;
    if (type !== "rule" && type !== "alias") return [];
    const combinations = combine(values, fixed);
    const said = new Map(
      combinations.map((modes) => [keyOfModes(modes), describe(say(path, modes))]),
    );
    if (new Set(said.values()).size === 1) return [];
    const changes = (axis: keyof Modes, modes: Modes): boolean =>
      values[axis].some(
        (value) =>
          said.get(keyOfModes({ ...modes, [axis]: value })) !== said.get(keyOfModes(modes)),
      );
    return axisNames.filter(
      (axis) => fixed[axis] === undefined && combinations.some((modes) => changes(axis, modes)),
    );
  };
}

function combine(values: ModeTable["values"], fixed: Partial<Modes>): readonly Modes[] {
  const schemes = fixed.scheme ? [fixed.scheme] : values.scheme;
  const contrasts = fixed.contrast ? [fixed.contrast] : values.contrast;
  const densities = fixed.density ? [fixed.density] : values.density;
  return schemes.flatMap((scheme) =>
    contrasts.flatMap((contrast) => densities.map((density) => ({ scheme, contrast, density }))),
  );
}

function describe({ chosen, value, owner }: Saying): string {
  if (chosen.type !== "alias") return printTokenValue(chosen);
  return `${value.type} ${owner.split(".", 1)[0]} ${chosen.to}`;
}
