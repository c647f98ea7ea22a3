import { get, put } from "./call-row.ts";

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

function readOf<Name extends CategoryName>(name: Name) {
  return get(`/ui/${name}/:projectId`, "project:viewer", { revision: "sent" });
}

function writeOf<Name extends CategoryName>(name: Name) {
  return put(`/ui/${name}/:projectId`, "project:editor", { revision: "required" });
}

type CategoryCalls = {
  readonly [Name in CategoryName as ReadId<Name>]: ReturnType<typeof readOf<Name>>;
} & { readonly [Name in CategoryName as WriteId<Name>]: ReturnType<typeof writeOf<Name>> };

/** The calls that read and write each category. */
export const categoryCalls = Object.fromEntries(
  (Object.keys(categoryIds) as CategoryName[]).flatMap((name) => [
    [`get${categoryIds[name]}`, readOf(name)],
    [`update${categoryIds[name]}`, writeOf(name)],
  ]),
) as CategoryCalls;
