import { z } from "zod";
import { revisionSchema } from "#fields/ids.ts";
import { categorySchema } from "./version.ts";

/** One combination of modes. */
const modesSchema = z.strictObject({
  scheme: z.enum(["light", "dark"]),
  contrast: z.enum(["default", "high"]),
  density: z.enum(["comfortable", "compact"]),
});

/** A token that differs, with its values as CSS in the default modes, or else in modes that differ. */
export const tokenDifferenceSchema = z.strictObject({
  kind: z.enum(["added", "removed", "renamed", "changed"]),
  token: z.string(),
  /** The former name of a renamed token. */
  from: z.string().exactOptional(),
  category: categorySchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The visible difference of two colors, ΔE OK. */
  deltaEOk: z.number().exactOptional(),
  /** The ratio of two lengths, numbers or durations. */
  ratio: z.number().exactOptional(),
});
export type TokenDifferenceRow = z.output<typeof tokenDifferenceSchema>;

/** A contrast promise that was broken, or is kept again. */
export const promiseDifferenceSchema = z.strictObject({
  foreground: z.string(),
  background: z.string(),
  modes: modesSchema.pick({ scheme: true, contrast: true }),
  leastContrast: z.number(),
  before: z.number(),
  after: z.number(),
  isKept: z.boolean(),
});
export type PromiseDifference = z.output<typeof promiseDifferenceSchema>;

/** The parts of a semantic version that a change can increase. */
export const releases = ["major", "minor", "patch", "none"] as const;
export type SuggestedRelease = (typeof releases)[number];

/** The differences of two versions of a project. */
export const versionDiffSchema = z.strictObject({
  from: revisionSchema,
  to: revisionSchema,
  differences: z.array(tokenDifferenceSchema).readonly(),
  promises: z.array(promiseDifferenceSchema).readonly(),
  release: z.enum(releases),
  /** The next semantic version, if the name of the former version contains one. */
  suggestedVersion: z.string().nullable(),
  /** Release notes as Markdown, in the language of the call. */
  notes: z.string(),
});
export type VersionDiff = z.output<typeof versionDiffSchema>;
