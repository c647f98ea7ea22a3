import { generate, ident, parse, walk } from "css-tree";

/**
 * The conditions that hold on a page, as a style sheet writes them: `[data-theme="dark"]`, `.dark`,
 * `prefers-contrast:more`.
 */
type Facts = readonly string[];

type Custom = {
  readonly name: string;
  readonly text: string;
  readonly selector: string;
  readonly media: string;
  readonly isLayered: boolean;
};

/** Lists the custom properties of a style sheet with their rules, as css-tree reads them. */
function listCustomProperties(css: string): readonly Custom[] {
  const found: Custom[] = [];
  const tree = parse(css, {
    parseCustomProperty: false,
    // css-tree does not parse Tailwind's form of @supports.
    onParseError: () => undefined,
  });
  walk(tree, function visit({ type, property, value }) {
    if (type !== "Declaration" || !property?.startsWith("--") || !this.rule?.prelude) return;
    const { atrule, rule } = this;
    const prelude = atrule?.prelude ? generate(atrule.prelude) : "";
    found.push({
      name: ident.decode(property).slice(2),
      text: value?.value?.trim() ?? "",
      selector: generate(rule.prelude ?? rule),
      media: atrule?.name === "media" ? prelude : "",
      isLayered: atrule?.name === "layer",
    });
  });
  return found;
}

/** Returns the precedence of a rule on the root element; undefined when it does not match. */
function weigh({ selector, media, isLayered }: Custom, facts: Facts): number | undefined {
  const questions = media.split(/ ?and ?/).filter(Boolean);
  if (!questions.every((each) => facts.includes(each.slice(1, -1)))) return undefined;
  const weights = selector.split(",").flatMap((each) => {
    const parts = each.match(/:root|\.[\w-]+|\[[^\]]+\]|:not\([^)]+\)/g) ?? [];
    if (parts.join("") !== each) return [];
    return parts.every((part) => isTrue(part, facts)) ? [parts.length] : [];
  });
  return weights.length > 0 ? (isLayered ? 0 : Math.max(...weights)) : undefined;
}

function isTrue(part: string, facts: Facts): boolean {
  const absent = /^:not\(\[(?<name>.+)\]\)$/.exec(part)?.groups?.["name"];
  if (absent !== undefined) return !facts.some((fact) => fact.startsWith(`[${absent}=`));
  return part === ":root" || facts.includes(part.replace(/='?"?([^'"\]]*)'?"?\]/, "=$1]"));
}

/**
 * Reads the values of all custom properties of the root element, with references resolved, for a
 * page with given facts.
 */
export function readRootValues(css: string): (facts: Facts) => ReadonlyMap<string, string> {
  const properties = listCustomProperties(css);
  return (facts) => {
    const winners = new Map<string, { readonly weight: number; readonly text: string }>();
    for (const each of properties) {
      const weight = weigh(each, facts);
      if (weight !== undefined && weight >= (winners.get(each.name)?.weight ?? 0))
        winners.set(each.name, { weight, text: each.text });
    }
    return new Map([...winners.keys()].map((name) => [name, follow(winners, name)]));
  };
}

function follow(texts: ReadonlyMap<string, { readonly text: string }>, start: string): string {
  let text = texts.get(start)?.text ?? "";
  for (let steps = 0; steps <= texts.size; steps += 1) {
    const to = /^var\(--(?<to>(?:\\[^]|[^)\\])+)\)$/.exec(text)?.groups?.["to"];
    if (to === undefined) return text;
    text = texts.get(ident.decode(to))?.text ?? "";
  }
  throw new RangeError(`--${start} refers to itself`);
}
