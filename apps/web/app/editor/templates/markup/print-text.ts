import { voidTags, type Markup } from "./markup.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00A0": "&nbsp;",
};

/** Prints markup as one line of HTML, as it is in the texts that have markup. */
export function printText(markup: readonly Markup[]): string {
  return markup
    .map((each) => {
      if (typeof each === "string") return escapeHtml(each, /[&<>\u00A0]/g);
      const [tag, attributes, ...children] = each;
      const start = `<${tag}${printAttributes(attributes)}>`;
      return voidTags.has(tag) ? start : `${start}${printText(children)}</${tag}>`;
    })
    .join("")
    .trim();
}

/** Prints the attributes of an element, each after a space; one without a value has its name only. */
export function printAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value, /[&"]/g)}"`))
    .join("");
}

function escapeHtml(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => escapes[character] ?? character);
}
