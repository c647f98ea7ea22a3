import type { Markup } from "./markup.ts";

const rule = /([^{}]+)\{([^{}]*)\}/g;

/** The classes that hold every template, or that a template gets while it is drawn. */
const givenClasses = ["canvas", "screen"];

/**
 * Counts how often a template uses each custom property: in its own style sheet, and in the rules of
 * the shared one that select its elements.
 */
export function countTokenUses(
  screen: readonly Markup[],
  css: string,
  sharedCss: string,
): Readonly<Record<string, number>> {
  const classes = new Set([...givenClasses, ...listClasses(screen)]);
  const counts: Record<string, number> = {};
  for (const text of [css, ...listRules(sharedCss, classes)])
    for (const [, name = ""] of text.matchAll(/var\(--([\w-]+)/g))
      counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Lists the bodies of the rules whose classes an element may have. */
function listRules(css: string, classes: ReadonlySet<string>): readonly string[] {
  const selects = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name));
  return [...css.matchAll(rule)].flatMap(([, selectors = "", body = ""]) =>
    selectors.split(",").some(selects) ? [body] : [],
  );
}

function listClasses(markup: readonly Markup[]): readonly string[] {
  return markup.flatMap((each) => {
    if (typeof each === "string") return [];
    const own = each.attributes?.["class"]?.split(" ") ?? [];
    return [...own, ...listClasses(each.children ?? [])];
  });
}
