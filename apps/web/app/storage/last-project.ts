import { deviceStorage, personalKey } from "./browser-storage.ts";

/** The slugs of the last opened project on this device. */
export type LastProject = { readonly organization: string; readonly project: string };

const storageKey = personalKey("last-project");

/** Stores the project that short addresses open. */
export function rememberLastProject(last: LastProject): void {
  deviceStorage.write(storageKey, JSON.stringify(last));
}

/** Returns the last opened project; undefined if none is stored or the stored text is invalid. */
export function findLastProject(): LastProject | undefined {
  try {
    const last: unknown = JSON.parse(deviceStorage.read(storageKey) ?? "null");
    return isLastProject(last) ? last : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored project if it is this one, which no longer exists. */
export function forgetLastProject(removed: LastProject): void {
  const last = findLastProject();
  if (last?.organization !== removed.organization || last.project !== removed.project) return;
  deviceStorage.write(storageKey, undefined);
}

function isLastProject(value: unknown): value is LastProject {
  const { organization, project } = (value ?? {}) as Partial<LastProject>;
  return typeof organization === "string" && typeof project === "string";
}
