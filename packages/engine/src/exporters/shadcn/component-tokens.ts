import { listModes } from "#tokens/modes/mode.ts";
import { resolveToken, resolveTokens } from "#tokens/modes/resolve.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { Category } from "#tokens/top-groups.ts";
import type { Rule, Token, TokenDefinition } from "#tokens/token.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import { isSameValue } from "../modes/describe-value.ts";
import { listThemeTokens } from "../tailwind/tailwind-theme.ts";
import { componentKeys, type ComponentKey } from "./component-keys.ts";
import { listHoverCases } from "./hover-cases.ts";
import { listRingCases } from "./ring-cases.ts";

/** A variable of the components, as a reference to tokens of a set. */
export type Component = Pick<ComponentKey, "key" | "theme"> & {
  readonly path: TokenPath;
  readonly definition: TokenDefinition;
  readonly category: Category;
};

/** The start of the paths of components, which no token of a design system has. */
const mark = ":";

/** Returns the variable of a component from its name; undefined for the name of another token. */
export function findComponentVariable(name: string): string | undefined {
  return name.startsWith(mark) ? name.slice(mark.length) : undefined;
}

/**
 * Lists the variables of the components that a set's own utilities leave: a font or a shadow of the
 * set with the same utility has priority.
 */
export function listComponentsBeside(set: TokenSet): readonly Component[] {
  const utilities = new Set(
    listThemeTokens(set, { modes: set.defaultModes }).map(({ variable }) => variable),
  );
  return listComponents(set).filter(
    ({ category, theme = "" }) => category === "color" || !utilities.has(theme),
  );
}

/**
 * Lists the variables of the components whose tokens are in a set, of the kind that components
 * expect.
 */
export function listComponents(set: TokenSet): readonly Component[] {
  return componentKeys.flatMap((component) => {
    const { key, token, kind, theme } = component;
    const { light, dark } = typeof token === "string" ? { light: token, dark: token } : token;
    const values = [light, dark].map((each) =>
      resolveToken(set.tokens, tokenPath(each), set.defaultModes),
    );
    if (!values.every((value) => value && kindOfValue(value) === kind)) return [];
    const category = set.tokens.get(tokenPath(light))?.category;
    if (category === undefined) return [];
    const path = `${mark}${key}` as TokenPath;
    const definition = defineByScheme(set, component, light, dark);
    return [{ key, path, definition, category, ...(theme !== undefined && { theme }) }];
  });
}

function defineByScheme(
  set: TokenSet,
  component: ComponentKey,
  light: string,
  dark: string,
): TokenDefinition {
  const otherwise = { type: "alias", to: tokenPath(light) } as const;
  const then = { type: "alias", to: tokenPath(dark) } as const;
  const cases =
    light === dark
      ? [...listHoverCases(set, component), ...listRingCases(set, component)]
      : [{ when: { scheme: "dark" }, then } as const];
  return cases.length > 0 ? { type: "rule", otherwise, cases } : otherwise;
}

/** Returns a set with the variables of the components before its tokens. */
export function addComponents(set: TokenSet, components: readonly Component[]): TokenSet {
  const added = components.map((each) => createToken(each.path, each));
  return createSet(set, [...added, ...set.tokens.values()], [listGroup(added), ...set.groups]);
}

/** Returns a set with only the variables of the components, with their values. */
export function extractComponents(
  set: TokenSet,
  components: readonly Component[] = listComponents(set),
): TokenSet {
  const whole = addComponents(set, components).tokens;
  const paths = components.map(({ path }) => path);
  const inModes = listModes().map((modes) => ({
    modes,
    values: resolveTokens(whole, modes, paths),
  }));
  const first = resolveTokens(whole, set.defaultModes, paths);
  const tokens = components.flatMap(({ key, path, category }) => {
    const otherwise = first.get(path);
    if (!otherwise) return [];
    const cases = inModes.flatMap(({ modes, values }): Rule["cases"] => {
      const then = values.get(path);
      return then && !isSameValue(then, otherwise) ? [{ when: modes, then }] : [];
    });
    const definition: TokenDefinition =
      cases.length > 0 ? { type: "rule", otherwise, cases } : otherwise;
    return [createToken(key as TokenPath, { definition, category })];
  });
  return createSet(set, tokens, [listGroup(tokens)]);
}

function createToken(
  path: TokenPath,
  { definition, category }: Pick<Component, "definition" | "category">,
): Token {
  return { path, name: path, category, definition, pinned: false };
}

function listGroup(tokens: readonly Token[]): TokenSet["groups"][number] {
  return { title: "Variables that the components use", paths: tokens.map(({ path }) => path) };
}

function createSet(set: TokenSet, tokens: readonly Token[], groups: TokenSet["groups"]): TokenSet {
  return {
    tokens: new Map(tokens.map((token) => [token.path, token])),
    groups: groups.filter(({ paths }) => paths.length > 0),
    defaultModes: set.defaultModes,
    promises: [],
  };
}
