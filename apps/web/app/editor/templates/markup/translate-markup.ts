import type { Attributes, Markup, MarkupElement } from "./markup.ts";
import { parseMarkup } from "./parse-markup.ts";
import { printText } from "./print-text.ts";

/** The attributes whose values are texts. */
const textAttributes: ReadonlySet<string> = new Set([
  "alt",
  "aria-label",
  "aria-valuetext",
  "placeholder",
  "title",
  "value",
]);

/** Returns the translation of an English text, if there is one; it may have markup. */
export type Translate = (english: string) => string | undefined;

/** Returns markup with its texts, and the texts of its attributes, in another language. */
export function translateMarkup(
  markup: readonly Markup[],
  translate: Translate,
): readonly Markup[] {
  const whole = translate(printText(markup));
  if (whole !== undefined) return parseMarkup(whole);
  return markup.map((each) =>
    typeof each === "string" ? translateText(each, translate) : translateElement(each, translate),
  );
}

function translateElement(element: MarkupElement, translate: Translate): MarkupElement {
  const { attributes, children } = element;
  return {
    ...element,
    ...(attributes && { attributes: translateAttributes(attributes, translate) }),
    ...(children && { children: translateMarkup(children, translate) }),
  };
}

function translateAttributes(attributes: Attributes, translate: Translate): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      (textAttributes.has(name) && translate(value)) || value,
    ]),
  );
}

function translateText(text: string, translate: Translate): string {
  const words = text.trim();
  const translated = translate(words);
  return translated === undefined ? text : text.replace(words, () => translated);
}
