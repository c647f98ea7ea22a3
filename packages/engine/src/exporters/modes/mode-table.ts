import {
  keyOfModes,
  listChangingAxes,
  modeAxes,
  type Modes,
  type Scheme,
} from "#tokens/modes/mode.ts";
import { listVaryingTokens } from "#tokens/modes/varying-tokens.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { modesOfFile, type FileModes } from "./file-modes.ts";
import { createContentReader, type TokenContent } from "#tokens/modes/resolve.ts";

/** The content of a set's tokens in the modes of a file. */
export type ModeTable = FileModes & {
  readonly contentOf: (path: TokenPath, modes: Modes) => TokenContent;
  /**
   * Lists the axes, except the fixed ones, that change a token's content or the kind of its value.
   */
  readonly listTokenAxes: (path: TokenPath, fixed?: Partial<Modes>) => readonly (keyof Modes)[];
};

/** Tabulates the content of tokens; throws a RangeError without a scheme. */
export function tabulateModes(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  schemes: readonly Scheme[] = modeAxes.scheme,
): ModeTable {
  const modes = modesOfFile(set, schemes);
  const varying = listVaryingTokens(set.tokens);
  const readers = new Map<string, ReturnType<typeof createContentReader>>();
  const contentOf: ModeTable["contentOf"] = (path, inModes) => {
    const key = keyOfModes(inModes);
    const read = readers.get(key) ?? createContentReader(set.tokens, inModes);
    readers.set(key, read);
    return read(path);
  };
  const listTokenAxes: ModeTable["listTokenAxes"] = (path, fixed) =>
    varying.has(path)
      ? listChangingAxes((each) => describe(contentOf(path, each)), modes.values, fixed)
      : [];
  return { ...modes, contentOf, listTokenAxes };
}

function describe({ chosen, value, owner }: TokenContent): string {
  if (chosen.type !== "alias") return printTokenValue(chosen);
  return `${value.type} ${owner.split(".", 1)[0]} ${chosen.to}`;
}
