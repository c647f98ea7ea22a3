/** The allowed values of each theme setting; the first is the default. */
export const themeOptions = {
  product: ["main", "backoffice"],
  colorScheme: ["dark", "light", "system"],
  densityMode: ["comfortable", "compact"],
  contentDirection: ["vertical", "horizontal"],
  contentWidth: ["compact", "full"],
  navigationType: ["expanded", "collapsed"],
} as const;

/** The format version of stored themes. */
const themeVersion = "1.0.0";

/** A user's settings of the interface. */
export type ThemeConfig = {
  readonly [Key in keyof typeof themeOptions]: (typeof themeOptions)[Key][number];
} & { readonly version: typeof themeVersion };

/** Changed settings. */
export type ThemeChanges = Partial<Omit<ThemeConfig, "version">>;

/** The default settings. */
export const defaultTheme: ThemeConfig = parseTheme({});

/** Parses a stored theme; missing or unknown keys use their defaults. */
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

/** Returns whether two themes differ in a setting that requires a reload: any but the color scheme. */
export function differsBesideScheme(one: ThemeConfig, other: ThemeConfig): boolean {
  return Object.entries(one).some(
    ([key, value]) => key !== "colorScheme" && value !== other[key as keyof ThemeConfig],
  );
}

function choose<Option>(options: readonly [Option, ...Option[]], value: unknown): Option {
  return options.find((option) => option === value) ?? options[0];
}
