import { listAliasTargets } from "#tokens/alias-targets.ts";
import { listReached } from "#tokens/list-reached.ts";
import { axisNames, keyOfModes, listModes, modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { chooseDefinition } from "#tokens/choose-definition.ts";
import { resolve } from "#tokens/resolve.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { describeValue } from "../modes/describe-value.ts";

/** A color in both schemes. */
export type ColorPair = {
  readonly type: "pair";
  readonly light: LiteralOrAlias;
  readonly dark: LiteralOrAlias;
};

/** A pair, with its contrast and density. */
export type PairChange = { readonly changed: Partial<Modes>; readonly pair: ColorPair };

/**
 * Lists the colors that depend on the scheme. Each has a pair for the set's own contrast and
 * density, and one for every combination of those two axes that it depends on; the pair with the
 * most axes applies. If colors refer to one another, each in another mode, a pair has the values.
 * Browsers count both halves of `light-dark()` as references, and drop a color that then refers to
 * itself.
 */
export function listPairs(set: TokenSet): ReadonlyMap<TokenPath, readonly PairChange[]> {
  const values = new Map(listModes().map((modes) => [keyOfModes(modes), resolve(set, modes)]));
  const targets = listAliasTargets(set.tokens);
  const pairs = new Map<TokenPath, readonly PairChange[]>();
  for (const [path, { definition }] of set.tokens) {
    const valueIn = (modes: Modes): TokenValue | undefined =>
      values.get(keyOfModes(modes))?.get(path);
    const choose = (modes: Modes): LiteralOrAlias => chooseDefinition(definition, modes);
    const isColor = listModes().every((modes) => valueIn(modes)?.type === "color");
    const axes = isColor ? listAxes((modes) => describe(choose(modes), valueIn(modes))) : [];
    if (!axes.includes("scheme")) continue;
    const isCrossed = listReached(targets, path).has(path);
    const write = (modes: Modes): LiteralOrAlias =>
      (isCrossed ? valueIn(modes) : undefined) ?? choose(modes);
    const changes = listChanges(set.defaultModes, axes).map((changed) => {
      const modes = { ...set.defaultModes, ...changed };
      const light = write({ ...modes, scheme: "light" });
      return {
        changed,
        pair: { type: "pair", light, dark: write({ ...modes, scheme: "dark" }) },
      } as const;
    });
    pairs.set(path, changes);
  }
  return pairs;
}

type Axis = keyof Modes;

/** Lists the axes that change a description. */
function listAxes(describeIn: (modes: Modes) => string): readonly Axis[] {
  return axisNames.filter((axis) => {
    const [one, other] = modeAxes[axis];
    return listModes().some(
      (modes) => describeIn({ ...modes, [axis]: one }) !== describeIn({ ...modes, [axis]: other }),
    );
  });
}

/** Lists no change, and every combination of changes of the axes except the scheme. */
function listChanges(start: Modes, axes: readonly Axis[]): readonly Partial<Modes>[] {
  return axes
    .filter((axis) => axis !== "scheme")
    .reduce<readonly Partial<Modes>[]>(
      (all, axis) => {
        const other = modeAxes[axis].find((value) => value !== start[axis]);
        return all.flatMap((each) => [each, { ...each, [axis]: other }]);
      },
      [{}],
    );
}

function describe(chosen: LiteralOrAlias, value: TokenValue | undefined): string {
  const text = value ? describeValue(value) : "";
  return chosen.type === "alias" ? `${chosen.to} ${text}` : text;
}
