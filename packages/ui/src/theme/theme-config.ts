/** What each of a theme's keys may be; the first is the default. */
export const themeOptions = {
  product: ["main", "backoffice"],
  colorScheme: ["dark", "light", "system"],
  densityMode: ["comfortable", "compact"],
  contentDirection: ["vertical", "horizontal"],
  contentWidth: ["compact", "full"],
  navigationType: ["expanded", "collapsed"],
} as const;

/** The form that themes are stored in. */
const themeVersion = "1.0.0";

/** A person's settings of the interface. */
export type ThemeConfig = {
  readonly [Key in keyof typeof themeOptions]: (typeof themeOptions)[Key][number];
} & { readonly version: typeof themeVersion };

/** Some settings that a person chose anew. */
export type ThemeChanges = Partial<Omit<ThemeConfig, "version">>;

/** The settings of somebody who chose nothing. */
export const defaultTheme: ThemeConfig = parseTheme({});

/** Reads a theme from what was stored; a key that is missing or unknown takes its default. */
export function parseTheme(input: unknown): ThemeConfig {
  const given: Readonly<Record<string, unknown>> =
    typeof input === "object" && input !== null ? { ...input } : {};
  return Object.freeze({
    product: choose(themeOptions.product, given["product"]),
    colorScheme: choose(themeOptions.colorScheme, given["colorScheme"]),
    densityMode: choose(themeOptions.densityMode, given["densityMode"]),
    contentDirection: choose(themeOptions.contentDirection, given["contentDirection"]),
    contentWidth: choose(themeOptions.contentWidth, given["contentWidth"]),
    navigationType: choose(themeOptions.navigationType, given["navigationType"]),
    version: themeVersion,
  });
}

/** Whether two themes differ in a setting that a page takes on by loading anew: in any but the color scheme. */
export function differsBesideScheme(one: ThemeConfig, other: ThemeConfig): boolean {
  return Object.entries(one).some(
    ([key, value]) => key !== "colorScheme" && value !== other[key as keyof ThemeConfig],
  );
}

function choose<Option>(options: readonly [Option, ...Option[]], value: unknown): Option {
  return options.find((option) => option === value) ?? options[0];
}
