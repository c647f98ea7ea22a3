/** The families of formats, in display order. */
export const formatFamilies = [
  "style-sheets",
  "frameworks",
  "design-tools",
  "code",
  "all",
] as const;
export type FormatFamily = (typeof formatFamilies)[number];

/** A format as lists show it. */
export type ListedFormat = {
  readonly id: string;
  readonly name: string;
  readonly family: FormatFamily;
};

/** Every export target by its id, in display order; separate from the printers, which are large. */
export const formatList = {
  css: { id: "css", name: "CSS variables", family: "style-sheets" },
  scss: { id: "scss", name: "SCSS", family: "style-sheets" },
  less: { id: "less", name: "LESS", family: "style-sheets" },
  "tailwind-4": { id: "tailwind-4", name: "Tailwind 4", family: "frameworks" },
  shadcn: { id: "shadcn", name: "shadcn/ui", family: "frameworks" },
  figma: { id: "figma", name: "Figma variables", family: "design-tools" },
  "tokens-studio": { id: "tokens-studio", name: "Tokens Studio", family: "design-tools" },
  dtcg: { id: "dtcg", name: "DTCG 2025.10", family: "design-tools" },
  "style-dictionary": { id: "style-dictionary", name: "Style Dictionary", family: "design-tools" },
  typescript: { id: "typescript", name: "TypeScript", family: "code" },
  zip: { id: "zip", name: "Everything", family: "all" },
} as const satisfies Record<string, ListedFormat>;

/** The id of a format. */
export type FormatId = keyof typeof formatList;

/** The formats as a list. */
export const listedFormats: readonly ListedFormat[] = Object.values(formatList);
