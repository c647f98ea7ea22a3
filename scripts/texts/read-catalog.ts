/** One text of a catalog with its translation, which is empty when it is missing. */
export type CatalogEntry = {
  readonly context: string;
  readonly text: string;
  readonly translation: string;
  readonly line: number;
};

/** Parses the entries of a catalog (a PO source), without its header. */
export function readCatalog(source: string): readonly CatalogEntry[] {
  const entries: CatalogEntry[] = [];
  let line = 1;
  for (const part of source.split(/(\n{2,})/)) {
    const text = readField(part, "msgid");
    if (text) {
      const translation = readField(part, "msgstr");
      entries.push({ context: readField(part, "msgctxt"), text, translation, line });
    }
    line += part.split("\n").length - 1;
  }
  return entries;
}

function readField(entry: string, name: "msgctxt" | "msgid" | "msgstr"): string {
  const lines = new RegExp(`^${name} (".*"(?:\\n".*")*)`, "m").exec(entry)?.[1] ?? '""';
  return lines
    .split("\n")
    .map((line) => String(JSON.parse(line)))
    .join("");
}
