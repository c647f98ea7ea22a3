/** A rule of a style sheet that applies to an element. */
type MatchedRule = { readonly style: CSSStyleDeclaration; readonly specificity: number };

/** Lists the rules of the sheets of a shadow root that apply to an element, the winning ones last. */
export function listMatchedRules(root: ShadowRoot, element: Element): readonly MatchedRule[] {
  const widthPx = root.firstElementChild?.clientWidth ?? 0;
  return root.adoptedStyleSheets
    .flatMap(({ cssRules }) => listRules(cssRules, element, widthPx))
    .toSorted((one, other) => one.specificity - other.specificity);
}

function listRules(rules: CSSRuleList, element: Element, widthPx: number): readonly MatchedRule[] {
  return [...rules].flatMap((rule): readonly MatchedRule[] => {
    if (rule instanceof CSSContainerRule)
      return isMet(rule.conditionText, widthPx) ? listRules(rule.cssRules, element, widthPx) : [];
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes("::")) return [];
    const specificities = splitSelectors(rule.selectorText)
      .filter((selector) => element.matches(selector))
      .map(specificityOf);
    if (specificities.length === 0) return [];
    return [{ style: rule.style, specificity: Math.max(...specificities) }];
  });
}

/** Returns whether a template of a width meets the condition of a container query. */
function isMet(condition: string, widthPx: number): boolean {
  const most = /max-width:\s*([\d.]+)px/.exec(condition);
  const least = /min-width:\s*([\d.]+)px/.exec(condition);
  return (!most || widthPx <= Number(most[1])) && (!least || widthPx >= Number(least[1]));
}

/** Splits a list of selectors at the commas that are not inside of parentheses. */
function splitSelectors(text: string): readonly string[] {
  return text.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Returns the specificity of a selector as one number: of `:is()` the first selector counts. */
function specificityOf(selector: string): number {
  const counted = selector
    .replace(/:where\([^()]*\)/g, "")
    .replace(/:(?:is|not|has)\(([^(),]*)[^()]*\)/g, " $1");
  const classes = counted.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  const tags = counted.replace(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g, " ").match(/\b[a-z]\w*/g)?.length;
  return classes * 100 + (tags ?? 0);
}
