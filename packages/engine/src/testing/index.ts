export * from "#categories/color/palette/hue-table.ts";
export { learnedHues } from "#categories/color/palette/learned-hues.ts";
export * from "#categories/color/palette/testing/generate-with-hue-table.ts";
export * from "#checks/testing/hard-bases.ts";
export * from "#checks/testing/palette-score.ts";
export * from "#design/testing/design-of.ts";
