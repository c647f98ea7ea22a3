import type { Format } from "../format/format.ts";
import type { PrintedFile } from "../format/printed-file.ts";
import { printCodeBlock, printMarkdownText } from "./print-markdown.ts";

/** A format and the files in its folder. */
export type Folder = {
  readonly format: Pick<Format, "id" | "name">;
  readonly files: readonly Pick<PrintedFile, "path">[];
  /** An example that uses its files. */
  readonly snippet: string;
};

/** Describes each folder and its use, in Markdown. */
export function printReadme(title: string, folders: readonly Folder[]): string {
  const sections = [
    `# ${printMarkdownText(title) || "Design tokens"}`,
    "Each folder contains all the design tokens in one format. Pick the one your project needs; every folder works on its own.",
    ["| Folder | Format |", "| --- | --- |", ...folders.map(printRow)].join("\n"),
    ...folders.map(printSection),
  ];
  return `${sections.join("\n\n")}\n`;
}

function printRow({ format }: Folder): string {
  return `| [${format.id}](${format.id}) | ${printMarkdownText(format.name)} |`;
}

function printSection({ format, files, snippet }: Folder): string {
  const list = files.map(({ path }) => `- \`${format.id}/${path}\``).join("\n");
  return `## ${printMarkdownText(format.name)}\n\n${list}\n\n${printCodeBlock(snippet)}`;
}
