import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { page } from "./compile-tailwind.ts";

type DesignSystem = Awaited<ReturnType<typeof loadDesignSystem>>;

const themeFile = fileURLToPath(import.meta.resolve("tailwindcss/theme.css"));

/** The variables of Tailwind's own theme, without the leading hyphens. */
export const themeVariables: ReadonlySet<string> = new Set(
  [...(await readFile(themeFile, "utf8")).matchAll(/--([\w-]+):/g)].map(([, name = ""]) => name),
);

/** Loads Tailwind 4 with our theme after its own, or with its own alone. */
function load(theme = ""): Promise<DesignSystem> {
  return loadDesignSystem(page, {
    async loadStylesheet(id) {
      const isOurs = id === "./theme.css";
      const path = isOurs ? id : fileURLToPath(import.meta.resolve(id));
      return { path, base: "", content: isOurs ? theme : await readFile(path, "utf8") };
    },
  });
}

const plain = await load();

/** Classes that Tailwind does not list, because they are those of its earlier versions. */
const unlisted = ["", "-s", "-e", "-t", "-r", "-b", "-l", "-ss", "-se", "-ee", "-es", "-tl", "-tr"]
  .flatMap((side) => [`rounded${side}`, `shadow${side}`])
  .concat("blur", "drop-shadow", "max-w-screen-md");

const candidates = [
  ...plain.getClassList().map(([name]) => name),
  ...unlisted,
  ...plain
    .getVariants()
    .flatMap(({ name, values }) => [name, ...values.map((value) => `${name}-${value}`)])
    .map((variant) => `${variant}:flex`),
];

const candidatesCss = plain.candidatesToCss(candidates);

/** The classes of Tailwind itself, and one with each of its variants. */
export const ownClasses: readonly string[] = candidates.filter((_, index) => candidatesCss[index]);

const plainCss = candidatesCss.filter(Boolean);

/** A class of Tailwind that a theme changes: its CSS with the theme, and Tailwind's own. */
type Change = { readonly name: string; readonly css: string; readonly own: string };

/** Lists the classes of Tailwind whose CSS a theme changes. */
export async function listChangedClasses(theme: string): Promise<readonly Change[]> {
  const css = (await load(theme)).candidatesToCss([...ownClasses]);
  return ownClasses.flatMap((name, index) => {
    const change = { name, css: css[index] ?? "", own: plainCss[index] ?? "" };
    return change.css === change.own ? [] : [change];
  });
}

/**
 * Returns whether the CSS of a class is that of two rules, which Tailwind joins: it sets a property
 * twice in one place, or one that Tailwind's own class does not set.
 */
export function isDoubled({ css, own }: Change): boolean {
  const properties = new Set(listProperties(own));
  return css.split(/[{}]/).some((part) => {
    const names = listProperties(part);
    return new Set(names).size < names.length || names.some((name) => !properties.has(name));
  });
}

/** Lists the properties that a text declares, one for each declaration. */
function listProperties(css: string): readonly string[] {
  return [...css.matchAll(/^\s*([\w-]+):/gm)].map(([, name = ""]) => name);
}
