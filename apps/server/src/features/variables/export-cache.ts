import type { FileAnswer } from "#operations/answer.ts";

/** What an export is the same file for. */
export type ExportKey = {
  readonly organizationId: string;
  readonly projectId: string;
  readonly revision: number;
  readonly planId: string;
  readonly formatId: string;
  /** The path of the one file that is asked for; undefined for all of them. */
  readonly file: string | undefined;
  /** What was asked of the format, as one text. */
  readonly options: string;
};

/** Exports that were made lately. */
export type ExportCache = {
  find(key: ExportKey): FileAnswer | undefined;
  /** Keeps a file under a key, and gives it. */
  keep(key: ExportKey, file: FileAnswer): FileAnswer;
};

/** Keeps at most `most` files, and lets go first of the one that was asked for longest ago. */
export function makeExportCache(most: number): ExportCache {
  const files = new Map<string, FileAnswer>();
  function put(name: string, file: FileAnswer): FileAnswer {
    // A map keeps the order of insertion: what was just asked for goes to its end.
    files.delete(name);
    files.set(name, file);
    if (files.size > most) files.delete(files.keys().next().value ?? name);
    return file;
  }
  return {
    find(key) {
      const name = printKey(key);
      const file = files.get(name);
      return file && put(name, file);
    },
    keep: (key, file) => put(printKey(key), file),
  };
}

function printKey(key: ExportKey): string {
  const { organizationId, projectId, revision, planId, formatId, file, options } = key;
  return JSON.stringify([organizationId, projectId, revision, planId, formatId, file, options]);
}
