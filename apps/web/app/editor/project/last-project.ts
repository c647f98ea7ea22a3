/** The slugs of the project that was opened last on this device. */
export type LastProject = { readonly organization: string; readonly project: string };

const storageKey = "last-project";

/** Remembers the project that the short addresses open. */
export function rememberLastProject(last: LastProject): void {
  localStorage.setItem(storageKey, JSON.stringify(last));
}

/** The project that was opened last; undefined where none was or the note cannot be read. */
export function findLastProject(): LastProject | undefined {
  try {
    const last: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isLastProject(last) ? last : undefined;
  } catch {
    return undefined;
  }
}

function isLastProject(value: unknown): value is LastProject {
  const { organization, project } = (value ?? {}) as Partial<LastProject>;
  return typeof organization === "string" && typeof project === "string";
}
