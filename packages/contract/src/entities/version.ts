import type { Category } from "@tessera/engine";
import { z } from "zod";
import { revisionSchema } from "#fields/ids.ts";
import { instantSchema } from "#fields/instant.ts";
import { editorSchema } from "./project.ts";
import { recipeSchema } from "./recipe.ts";

/** A category of tokens, as the engine defines them. */
export const categorySchema = z.enum([
  "color",
  "typography",
  "size",
  "spacing",
  "radius",
  "border",
  "shadow",
  "breakpoint",
  "z-index",
  "motion",
] as const satisfies readonly Category[]);

/** A changed token of a version with its former and new value as CSS; null when it has none. */
const changedTokenSchema = z.strictObject({
  token: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** The changes of a version since the one before it in the list: a few tokens, and counts. */
export const versionChangesSchema = z.strictObject({
  tokens: z.array(changedTokenSchema).readonly(),
  /** The number of all changed tokens. */
  total: z.int().min(0),
  /** The number of contrast promises that it breaks. */
  broken: z.int().min(0),
});
export type VersionChanges = z.output<typeof versionChangesSchema>;

/** A change that is no edit of tokens: another name, or a restored part of a former version. */
export const versionNoteSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("renamed"), from: z.string(), to: z.string() }),
  z.strictObject({
    kind: z.literal("restored"),
    revision: revisionSchema,
    categories: z.array(categorySchema).readonly().exactOptional(),
    token: z.string().exactOptional(),
  }),
]);
export type VersionNote = z.output<typeof versionNoteSchema>;

/** A version in the list: one save, or successive saves of one author within ten minutes. */
export const versionSchema = z.strictObject({
  /** The revision of its last save, which identifies it. */
  revision: revisionSchema,
  /** The number of its saves. */
  saves: z.int().min(1),
  createdAt: instantSchema,
  /** The time after which the plan no longer shows it; null for the current version. */
  expiresAt: instantSchema.nullable(),
  author: editorSchema,
  name: z.string().nullable(),
  pinned: z.boolean(),
  /** Null for versions from before changes were recorded, and for the first one. */
  changes: versionChangesSchema.nullable(),
  note: versionNoteSchema.nullable(),
});
export type Version = z.output<typeof versionSchema>;

/** A part of the history of a project, the newest version first. */
export const versionListSchema = z.strictObject({
  versions: z.array(versionSchema).readonly(),
  /** The pinned versions that the plan shows; only the first part has them. */
  pinned: z.array(versionSchema).readonly(),
  /** The `before` of the next part; null for the last part. */
  next: revisionSchema.nullable(),
  /** The number of days that the plan shows. */
  days: z.int().min(1),
  /** True when there are older versions that the plan does not show. */
  hasHidden: z.boolean(),
});
export type VersionList = z.output<typeof versionListSchema>;

/** A version with its whole recipe. */
export const openVersionSchema = versionSchema.extend({ recipe: recipeSchema });
export type OpenVersion = z.output<typeof openVersionSchema>;
