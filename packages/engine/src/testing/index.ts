export * from "#checks/testing/hard-bases.ts";
export * from "#checks/testing/palette-score.ts";
export * from "#design/testing/design-of.ts";
