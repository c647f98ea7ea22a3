/** Each generator with the files that it writes. */
export const generated: readonly { generator: string; files: readonly string[] }[] = [
  { generator: "scripts/generate-architecture.ts", files: ["ARCHITECTURE.md"] },
  {
    generator: "scripts/generate-fonts.ts",
    files: [
      "packages/ui/src/variants/archivo-core.woff2",
      "packages/ui/src/variants/archivo-turkish.woff2",
      "packages/ui/src/variants/first-fonts.css",
    ],
  },
  {
    generator: "scripts/generate-themes.ts",
    files: [
      "packages/ui/src/variants/theme.css",
      "packages/ui/src/variants/widths.css",
      "packages/ui/src/variants/widths.ts",
    ],
  },
];
