import type { OperationId } from "#api/calls.ts";
import type { Operation } from "#api/operation.ts";
import * as areas from "./areas.ts";
import { categoryOperations } from "./categories.ts";

type OneForEveryRow = { readonly [Id in OperationId]: Operation & { readonly id: Id } };

/** Every operation of the API by its id, one for each row of the table of calls. */
export const operations = Object.freeze({
  ...areas,
  ...categoryOperations,
}) satisfies OneForEveryRow;

/** The types of all operations, for code that needs no schema at run time. */
export type Operations = typeof operations;
