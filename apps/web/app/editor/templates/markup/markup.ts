/** The attributes of an element by their names; one without a value has an empty text. */
export type Attributes = Readonly<Record<string, string>>;

/** An element of a template, in short words because the files of templates hold many. */
export type MarkupElement = {
  readonly tag: string;
  readonly attributes?: Attributes;
  readonly children?: readonly Markup[];
};

/** An element of a template, or a text. */
export type Markup = MarkupElement | string;

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
  if (markup === undefined) return false;
  return typeof markup === "string" || inlineTags.has(markup.tag);
}
