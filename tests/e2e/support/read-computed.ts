import type { PageModes } from "./page-modes.ts";

/** A variable, and the property that shows what it computes to. */
type Probe = { readonly variable: string; readonly property: string };

/**
 * The computed values of some variables: the property's text for each, and every color in them in
 * OKLab with alpha.
 */
export type Computed = {
  readonly texts: readonly string[];
  readonly colors: Readonly<Record<string, readonly number[]>>;
};

type Asked = {
  readonly css: string;
  readonly modes: Pick<PageModes, "attributes" | "className">;
  readonly probes: readonly Probe[];
};

/**
 * Returns what variables compute to under a style sheet on a page in some modes, empty when
 * undefined; runs in the page.
 */
export function readComputed({ css, modes, probes }: Asked): Computed {
  const root = document.documentElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  for (const name of ["data-theme", "data-contrast", "data-density"]) root.removeAttribute(name);
  for (const [name, value] of Object.entries(modes.attributes)) root.setAttribute(name, value);
  root.className = modes.className;
  document.body.replaceChildren();
  const shown = probes.map(({ variable, property }) => {
    const element = document.body.appendChild(document.createElement("div"));
    element.style.setProperty(property, `var(${variable})`);
    return { element, variable, property };
  });
  const declared = getComputedStyle(root);
  const texts = shown.map(({ element, variable, property }) =>
    declared.getPropertyValue(variable) === ""
      ? ""
      : getComputedStyle(element).getPropertyValue(property),
  );
  const spelled = new Set(texts.flatMap((text) => text.match(/[a-z]+\([^()]*\)/g) ?? []));
  const painted = [...spelled]
    .filter((text) => CSS.supports("color", text))
    .map((text) => {
      const element = document.body.appendChild(document.createElement("div"));
      element.style.color = `oklab(from ${text} l a b / alpha)`;
      return { text, element };
    });
  const colors = painted.map(({ text, element }) => {
    const [, l, a, b, alpha = "1"] =
      /^oklab\((\S+) (\S+) (\S+?)(?: \/ (\S+))?\)$/.exec(getComputedStyle(element).color) ?? [];
    return [text, [l, a, b, alpha].map(Number)] as const;
  });
  return { texts, colors: Object.fromEntries(colors) };
}
