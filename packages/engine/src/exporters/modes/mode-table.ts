import { axisNames, keyOfModes, modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { modesOfFile } from "./file-modes.ts";
import type { FileModes } from "./file-modes.ts";
import { createSay } from "./saying.ts";
import type { Saying } from "./saying.ts";

/** What the tokens of a set say in the modes that a file holds. */
export type ModeTable = FileModes & {
  readonly say: (path: TokenPath, modes: Modes) => Saying;
  /** The axes, among those that are not fixed, that change what a token says or the kind of value it comes to. */
  readonly listAxes: (path: TokenPath, fixed?: Partial<Modes>) => readonly (keyof Modes)[];
};

/** Tabulates what tokens say; throws a RangeError when no scheme is asked for. */
export function tabulateModes(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  schemes: readonly Scheme[] = modeAxes.scheme,
): ModeTable {
  const modes = modesOfFile(set, schemes);
  const say = createSayIn(set);
  return { ...modes, say, listAxes: createListAxes(set, modes.values, say) };
}

function createSayIn({ tokens }: Pick<TokenSet, "tokens">): ModeTable["say"] {
  const says = new Map<string, ReturnType<typeof createSay>>();
  return (path, modes) => {
    const key = keyOfModes(modes);
    const say = says.get(key) ?? createSay(tokens, modes);
    says.set(key, say);
    return say(path);
  };
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
