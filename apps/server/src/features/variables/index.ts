import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { makeExportCache } from "./export-cache.ts";
import { makeExportVariables } from "./export-variables.ts";

const mostExports = 256;

/** The call that exports a project's tokens. */
export function implementVariables(implement: Implement): void {
  implement(operations.exportVariables, makeExportVariables(makeExportCache(mostExports)));
}
