import { createOrganizationCache, type CacheBounds } from "#cache/organization-cache.ts";
import type { FileAnswer } from "#operations/answer.ts";
import type { Encoding } from "#encoding/find-encoding.ts";

/** Everything that the bytes of an export depend on. */
export type ExportKey = {
  readonly organizationId: string;
  readonly projectId: string;
  readonly revision: number;
  readonly planId: string;
  readonly formatId: string;
  /** The path of the requested file; undefined for all files. */
  readonly file: string | undefined;
  /** The value of each option of the format, in its order. */
  readonly options: readonly unknown[];
  readonly encoding: Encoding;
};

/** A cache of exports in their encoded form, with everything that their bytes depend on as key. */
export type ExportCache = ReturnType<typeof createExportCache>;

/** Creates a cache of exports. */
export function createExportCache(bounds: CacheBounds) {
  const files = createOrganizationCache<FileAnswer>(bounds);
  return {
    find: (key: ExportKey) => files.find(key.organizationId, printKey(key)),
    add: (key: ExportKey, file: FileAnswer) =>
      files.add(key.organizationId, printKey(key), file, file.bytes.length),
  };
}

function printKey(key: ExportKey): string {
  const { projectId, revision, planId, formatId, file, options, encoding } = key;
  return JSON.stringify([projectId, revision, planId, formatId, file, options, encoding]);
}
