import { get, put } from "./call-row.ts";
import type { CallRow } from "./call-row.ts";

/** The suffix of the ids of a category's two calls, by the name in its address; typographies share one. */
export const categoryIds = {
  breakpoint: "Breakpoints",
  radii: "Radii",
  sizes: "Sizes",
  spacing: "Spacing",
  "z-indices": "ZIndices",
  shadows: "Shadows",
  borders: "Borders",
} as const;

/** A category with a call that reads it and one that writes it, as its address names it. */
export type CategoryName = keyof typeof categoryIds;

/** The id of the call that reads a category: `getRadii`. */
export type ReadId<Name extends CategoryName> = `get${(typeof categoryIds)[Name]}`;

/** The id of the call that writes a category: `updateRadii`. */
export type WriteId<Name extends CategoryName> = `update${(typeof categoryIds)[Name]}`;

type Address<Name extends CategoryName> = `/ui/${Name}/:projectId`;

type CategoryCalls = {
  readonly [Name in CategoryName as ReadId<Name>]: CallRow<
    "GET",
    Address<Name>,
    "project:viewer",
    "item"
  >;
} & {
  readonly [Name in CategoryName as WriteId<Name>]: CallRow<
    "PUT",
    Address<Name>,
    "project:editor",
    "item"
  >;
};

/** The calls that read and write each category. */
export const categoryCalls = Object.fromEntries(
  Object.entries(categoryIds).flatMap(([name, id]) => [
    [`get${id}`, get(`/ui/${name}/:projectId`, "project:viewer", { revision: "sent" })],
    [`update${id}`, put(`/ui/${name}/:projectId`, "project:editor", { revision: "required" })],
  ]),
) as CategoryCalls;
