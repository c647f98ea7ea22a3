import { listMatchedRules } from "./matched-rules.ts";

/** What an element is made of, as far as tokens decide it. */
type Facet = "fill" | "ink" | "radius" | "height" | "type" | "shadow";

/** The names of the tokens of the facets of an element. */
export type Facets = { readonly [Name in Facet]?: string };

type FacetRule = {
  readonly properties: readonly string[];
  /** True when the elements around it decide it too. */
  readonly isInherited?: boolean;
};

const facetRules: Readonly<Record<Facet, FacetRule>> = {
  fill: { properties: ["background", "background-color", "fill"] },
  ink: { properties: ["color"], isInherited: true },
  radius: { properties: ["border-radius"] },
  height: { properties: ["min-height", "height"] },
  type: { properties: ["font-size"], isInherited: true },
  shadow: { properties: ["box-shadow"] },
};

/** Finds the tokens that decide the facets of an element; `isToken` knows the names of tokens. */
export function findFacets(
  root: ShadowRoot,
  element: Element,
  isToken: (name: string) => boolean,
): Facets {
  const facets = Object.entries(facetRules).flatMap(([facet, rule]) => {
    const token = findToken(root, element, rule, isToken);
    return token === undefined ? [] : [[facet, token]];
  });
  return Object.fromEntries(facets) as Facets;
}

function findToken(
  root: ShadowRoot,
  element: Element,
  rule: FacetRule,
  isToken: (name: string) => boolean,
): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const text = findDeclaration(root, each, rule.properties);
    if (text !== undefined && text !== "inherit") return readToken(root, text, isToken);
    if (!rule.isInherited) return undefined;
  }
  return undefined;
}

/** Returns the winning text of some properties that say the same. */
function findDeclaration(
  root: ShadowRoot,
  element: Element,
  properties: readonly string[],
): string | undefined {
  const texts = listMatchedRules(root, element).flatMap(({ style }) =>
    properties.flatMap((property) => style.getPropertyValue(property) || []),
  );
  return texts.at(-1);
}

/** Returns the first token of a text; a value between two tokens is read as the first that it uses. */
function readToken(
  root: ShadowRoot,
  text: string,
  isToken: (name: string) => boolean,
): string | undefined {
  const names = [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name);
  const own = names.find(isToken);
  if (own !== undefined || names.length === 0) return own;
  const canvas = root.firstElementChild;
  const derived = canvas && findDeclaration(root, canvas, [`--${names[0]}`]);
  return derived ? readToken(root, derived, isToken) : undefined;
}
