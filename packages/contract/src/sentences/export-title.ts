/** The first line of exported files where nobody asks for another: whose tokens they are, as of which revision. */
export function printExportTitle(projectName: string, revision: number): string {
  return `${projectName} · r${revision} · Tessera`;
}
