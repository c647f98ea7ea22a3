import type { PaintedScheme } from "./resolve-scheme.ts";
import type { ThemeConfig } from "./theme-config.ts";

/** The part of a page that a theme is applied to. */
export type ThemedPage = {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
  readonly body: {
    readonly classList: { add(name: string): void; remove(name: string): void };
  } | null;
};

/** Sets the attributes and the body class that style sheets read. */
export function applyTheme(page: ThemedPage, theme: ThemeConfig, scheme: PaintedScheme): void {
  const { dataset } = page.documentElement;
  dataset["theme"] = scheme;
  dataset["density"] = theme.densityMode;
  dataset["product"] = theme.product;
  dataset["direction"] = theme.contentDirection;
  dataset["width"] = theme.contentWidth;
  dataset["navigation"] = theme.navigationType;
  page.body?.classList.remove(scheme === "dark" ? "light" : "dark");
  page.body?.classList.add(scheme);
}
