import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

/** The slugs of the project that was opened last on this device. */
export type LastProject = { readonly organization: string; readonly project: string };

const storageKey = personalKey("last-project");

/** Remembers the project that the short addresses open. */
export function rememberLastProject(last: LastProject): void {
  deviceStorage.write(storageKey, JSON.stringify(last));
}

/** The project that was opened last; undefined where none was or the note cannot be read. */
export function findLastProject(): LastProject | undefined {
  try {
    const last: unknown = JSON.parse(deviceStorage.read(storageKey) ?? "null");
    return isLastProject(last) ? last : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the note away when it names this project: it is not there any more. */
export function forgetLastProject(gone: LastProject): void {
  const last = findLastProject();
  if (last?.organization !== gone.organization || last.project !== gone.project) return;
  deviceStorage.write(storageKey, undefined);
}

function isLastProject(value: unknown): value is LastProject {
  const { organization, project } = (value ?? {}) as Partial<LastProject>;
  return typeof organization === "string" && typeof project === "string";
}
