import { voidTags, type Attributes, type Markup } from "./markup.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00A0": "&nbsp;",
};

/** Prints markup as one line of HTML, as it is in the texts that have markup. */
export function printText(markup: readonly Markup[]): string {
  return markup.map(printOne).join("").trim();
}

function printOne(markup: Markup): string {
  if (typeof markup === "string") return escapeHtml(markup, /[&<>\u00A0]/g);
  const { tag, attributes = {}, children = [] } = markup;
  const start = `<${tag}${printAttributes(attributes)}>`;
  return voidTags.has(tag) ? start : `${start}${children.map(printOne).join("")}</${tag}>`;
}

/** Prints the attributes of an element, each after a space; one without a value has its name only. */
export function printAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value, /[&"]/g)}"`,
    )
    .join("");
}

function escapeHtml(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => escapes[character] ?? character);
}
