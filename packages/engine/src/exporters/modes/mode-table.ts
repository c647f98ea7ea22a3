import { axisNames, keyOfModes, modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { modesOfFile } from "./file-modes.ts";
import type { FileModes } from "./file-modes.ts";
import { createContentReader } from "./token-content.ts";
import type { TokenContent } from "./token-content.ts";

/** The content of a set's tokens in the modes of a file. */
export type ModeTable = FileModes & {
  readonly contentOf: (path: TokenPath, modes: Modes) => TokenContent;
  /**
   * Lists the axes, except the fixed ones, that change a token's content or the kind of its value.
   */
  readonly listAxes: (path: TokenPath, fixed?: Partial<Modes>) => readonly (keyof Modes)[];
};

/** Tabulates the content of tokens; throws a RangeError without a scheme. */
export function tabulateModes(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  schemes: readonly Scheme[] = modeAxes.scheme,
): ModeTable {
  const modes = modesOfFile(set, schemes);
  const contentOf = createContentReaderByMode(set);
  return { ...modes, contentOf, listAxes: createListAxes(set, modes.values, contentOf) };
}

function createContentReaderByMode({ tokens }: Pick<TokenSet, "tokens">): ModeTable["contentOf"] {
  const readers = new Map<string, ReturnType<typeof createContentReader>>();
  return (path, modes) => {
    const key = keyOfModes(modes);
    const contentOf = readers.get(key) ?? createContentReader(tokens, modes);
    readers.set(key, contentOf);
    return contentOf(path);
  };
}

function createListAxes(
  { tokens }: Pick<TokenSet, "tokens">,
  values: ModeTable["values"],
  contentOf: ModeTable["contentOf"],
): ModeTable["listAxes"] {
  return (path, fixed = {}) => {
    const type = tokens.get(path)?.definition.type;
    if (type !== "rule" && type !== "alias") return [];
    const combinations = combine(values, fixed);
    const said = new Map(
      combinations.map((modes) => [keyOfModes(modes), describe(contentOf(path, modes))]),
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

function describe({ chosen, value, owner }: TokenContent): string {
  if (chosen.type !== "alias") return printTokenValue(chosen);
  return `${value.type} ${owner.split(".", 1)[0]} ${chosen.to}`;
}
