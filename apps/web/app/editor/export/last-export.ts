import { parseShareCode, printShareCode, type Design, type Recipe } from "@tessera/engine";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

/** The last export of a project in one format by the user of this browser. */
export type LastExport = {
  readonly revision: number;
  readonly at: number;
  readonly design: Design;
};

function keyOf(projectId: string, format: string) {
  return personalKey(`last-export:${projectId}:${format}`);
}

/** Remembers an export: its recipe is a share code, from which the same file can be printed. */
export function rememberExport(
  projectId: string,
  format: string,
  saved: { readonly revision: number; readonly recipe: Recipe },
  at: number,
): void {
  const code = printShareCode(saved.recipe);
  deviceStorage.write(
    keyOf(projectId, format),
    JSON.stringify({ revision: saved.revision, at, code }),
  );
}

/** Finds the last export; undefined without one, or if what is stored cannot be read. */
export function findLastExport(projectId: string, format: string): LastExport | undefined {
  const stored = parseJson(deviceStorage.read(keyOf(projectId, format)));
  const { revision, at, code } = stored;
  if (typeof revision !== "number" || typeof at !== "number" || typeof code !== "string")
    return undefined;
  const parsed = parseShareCode(code);
  return parsed.ok ? { revision, at, design: parsed.value } : undefined;
}

function parseJson(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
