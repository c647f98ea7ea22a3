import type { CodeLine, CodeToken } from "@tessera/ui";

const declaration = /^(\s*)((?:--|\$)[\w-]+)(: )(.*)$/;

/**
 * Reads the lines of a CSS or SCSS file for a code block: names, values, comments, and a swatch
 * before a color.
 */
export function readCodeLines(text: string): readonly CodeLine[] {
  return text.trimEnd().split("\n").map(readLine);
}

function readLine(line: string): CodeLine {
  if (/^\s*(\/\*|\/\/)/.test(line)) return [{ text: line, kind: "comment" }];
  const [, indent, name, colon, value] = declaration.exec(line) ?? [];
  if (name === undefined || value === undefined) return [{ text: line }];
  return [
    { text: indent ?? "" },
    { text: name, kind: "key" },
    { text: colon ?? "" },
    readValue(value),
  ];
}

function readValue(text: string): CodeToken {
  const color = /^#[0-9a-f]{6}/.exec(text)?.[0];
  if (color !== undefined) return { text, kind: "string", color };
  return /^-?[\d.]/.test(text) ? { text, kind: "number" } : { text };
}
