import type { Format, PrintedFile } from "../format/format.ts";

/** A format and the files in its folder. */
type Folder = {
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

/**
 * Prints a text in Markdown so that it appears unchanged: one line, every mark of the language
 * escaped.
 */
function printMarkdownText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .replaceAll(/[!-/:-@[-`{-~]/g, (mark) => (/[.,:/'()-]/.test(mark) ? mark : `\\${mark}`));
}

/** Prints code in a fence that is longer than any in the code itself. */
function printCodeBlock(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}
