/** The keys of the theme, as local storage and the account keep them. */
export type ThemeSettings = {
  readonly product: "main" | "backoffice";
  readonly colorScheme: "light" | "dark" | "system";
  readonly densityMode: "comfortable" | "compact";
  readonly contentDirection: "vertical" | "horizontal";
  readonly contentWidth: "compact" | "full";
  readonly navigationType: "expanded" | "collapsed";
  readonly version: "1.0.0";
};

/** The key of local storage that the theme is kept under. */
export const themeStorageKey = "theme";

export const defaultThemeSettings: ThemeSettings = Object.freeze({
  product: "main",
  colorScheme: "dark",
  densityMode: "comfortable",
  contentDirection: "vertical",
  contentWidth: "compact",
  navigationType: "expanded",
  version: "1.0.0",
});

const choices = {
  product: ["main", "backoffice"],
  colorScheme: ["light", "dark", "system"],
  densityMode: ["comfortable", "compact"],
  contentDirection: ["vertical", "horizontal"],
  contentWidth: ["compact", "full"],
  navigationType: ["expanded", "collapsed"],
} as const;

/** The settings that a stored text holds; whatever it does not say, or says wrongly, is the default. */
export function parseThemeSettings(text: string | null): ThemeSettings {
  const stored = parseObject(text);
  const known = Object.entries(choices).filter(([key, values]) =>
    (values as readonly unknown[]).includes(stored[key]),
  );
  return {
    ...defaultThemeSettings,
    ...Object.fromEntries(known.map(([key]) => [key, stored[key]])),
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
