import type { VariableGroup } from "@tessera/engine";
import { variableGroupSchema, type TypographyGroup } from "#entities/variable-group.ts";
import { projectParams } from "#fields/ids.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { categoryIds, type CategoryName, type ReadId, type WriteId } from "#api/category-calls.ts";
import type { OperationId } from "#api/calls.ts";
import { operation } from "#api/operation.ts";

/** A group of variables with its own calls; the groups of typography share theirs. */
type SeparateGroup = Exclude<VariableGroup, TypographyGroup>;

/** The ids of the calls, checked to be those of every such group. */
const ids = categoryIds satisfies Readonly<Record<SeparateGroup, string>>;

function readCategory<const Id extends OperationId>(id: Id, name: CategoryName) {
  return operation(id, {
    summary: `Get ${name} variables`,
    params: projectParams,
    answer: variableGroupSchema,
  });
}

function writeCategory<const Id extends OperationId>(id: Id, name: CategoryName) {
  return operation(id, {
    summary: `Update ${name} variables`,
    params: projectParams,
    body: variableGroupSchema,
    bodyLimitBytes: bodyLimits.recipe,
    answer: variableGroupSchema,
    errors: ["planLimit"],
  });
}

type Reads<Name extends CategoryName> = ReturnType<typeof readCategory<ReadId<Name>>>;
type Writes<Name extends CategoryName> = ReturnType<typeof writeCategory<WriteId<Name>>>;

/** The categories that share one way to read and write, by the name in their address. */
export const categories = Object.fromEntries(
  (Object.keys(ids) as CategoryName[]).map((name) => [
    name,
    {
      read: readCategory(`get${ids[name]}`, name),
      write: writeCategory(`update${ids[name]}`, name),
    },
  ]),
) as unknown as {
  readonly [Name in CategoryName]: { readonly read: Reads<Name>; readonly write: Writes<Name> };
};

type CategoryOperations = { readonly [Name in CategoryName as ReadId<Name>]: Reads<Name> } & {
  readonly [Name in CategoryName as WriteId<Name>]: Writes<Name>;
};

/** The operations of all categories by their ids. */
export const categoryOperations = Object.fromEntries(
  Object.values(categories).flatMap(({ read, write }) => [
    [read.id, read],
    [write.id, write],
  ]),
) as unknown as CategoryOperations;
