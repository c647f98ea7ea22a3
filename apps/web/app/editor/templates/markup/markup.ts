/** An element of a template, or a text. */
export type Markup = MarkupElement | string;

/** An element as a row of its tag, its attributes and its children, which is short as JSON. */
export type MarkupElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Markup[],
];

/** Elements that have no content and no end tag. */
export const voidTags: ReadonlySet<string> = new Set(["br", "hr", "img", "input"]);

/** Elements in a line of text: spaces beside them are shown. */
const inlineTags = new Set(
  "a abbr b br button code em i input kbd label output s select small span strong svg time".split(
    " ",
  ),
);

/** Returns whether an element is part of a line of text, so that the spaces beside it are shown. */
export function isInline(markup: Markup | undefined): boolean {
  return markup !== undefined && (typeof markup === "string" || inlineTags.has(markup[0]));
}
