import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { createExportCache } from "./export-cache.ts";
import { listFormats } from "./list-formats.ts";
import { createExportVariables } from "./export-variables.ts";

export { listDefaultOptions } from "./default-options.ts";

const bounds = { mostBytes: 64 << 20, mostBytesOfOrganization: 8 << 20 };

/** Adds the operations that list the formats and export a project's tokens. */
export function implementVariables(implement: Implement): void {
  const exportVariables = createExportVariables(createExportCache(bounds));
  implement(operations.listFormats, listFormats);
  implement(operations.exportVariables, exportVariables);
}
