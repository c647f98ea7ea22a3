import type { Locale, LocalizedText } from "./locale.ts";

/** A token of release notes, with its values as text. */
type NotedToken = {
  readonly kind: "added" | "removed" | "renamed" | "changed";
  readonly token: string;
  readonly from?: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A contrast promise of release notes. */
type NotedPromise = {
  readonly foreground: string;
  readonly background: string;
  readonly before: number;
  readonly after: number;
  readonly isKept: boolean;
};

/** The differences that release notes describe. */
export type NotedDiff = {
  readonly title: string;
  readonly differences: readonly NotedToken[];
  readonly promises: readonly NotedPromise[];
};

const kinds = ["removed", "renamed", "changed", "added"] as const;

const headings: Readonly<Record<(typeof kinds)[number] | "broken" | "mended", LocalizedText>> = {
  removed: { en: "Removed", tr: "Kaldırılanlar" },
  renamed: { en: "Renamed", tr: "Yeniden adlandırılanlar" },
  changed: { en: "Changed", tr: "Değişenler" },
  added: { en: "Added", tr: "Eklenenler" },
  broken: { en: "Contrast promises no longer kept", tr: "Artık sağlanmayan kontrast güvenceleri" },
  mended: { en: "Contrast promises kept again", tr: "Yeniden sağlanan kontrast güvenceleri" },
};

/** Prints the differences of two versions as release notes in Markdown. */
export function printReleaseNotes(diff: NotedDiff, locale: Locale): string {
  const { title, differences, promises } = diff;
  const sections = [
    ...kinds.map((kind) =>
      printSection(
        headings[kind][locale],
        differences.filter((each) => each.kind === kind).map(printToken),
      ),
    ),
    ...(["broken", "mended"] as const).map((kind) =>
      printSection(
        headings[kind][locale],
        promises.filter(({ isKept }) => isKept === (kind === "mended")).map(printPromise),
      ),
    ),
  ];
  return `${[`## ${escapeText(title)}`, ...sections.filter((text) => text !== "")].join("\n\n")}\n`;
}

function printSection(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `### ${heading}\n\n${lines.join("\n")}`;
}

function printToken({ kind, token, from, before, after }: NotedToken): string {
  if (kind === "renamed") return `- ${printCode(from ?? "")} → ${printCode(token)}`;
  const values = [before, after].filter((value) => value !== null).map(printCode);
  return `- ${printCode(token)}: ${values.join(" → ")}`;
}

function printPromise({ foreground, background, before, after }: NotedPromise): string {
  const ratios = [before, after].map((ratio) => ratio.toFixed(2)).join(" → ");
  return `- ${printCode(foreground)} / ${printCode(background)}: ${ratios}`;
}

/** Prints a text as code, between more backticks than it contains. */
function printCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = longest > 0 ? " " : "";
  return fence + padding + text + padding + fence;
}

/** Escapes a text that a user wrote, so that it formats nothing. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+!|~&]/g, String.raw`\$&`);
}
