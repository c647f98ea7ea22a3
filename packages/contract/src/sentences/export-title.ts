/** Returns the default first line of exported files: the project's name and revision. */
export function printExportTitle(projectName: string, revision: number): string {
  return `${projectName} · r${revision} · Tessera`;
}
