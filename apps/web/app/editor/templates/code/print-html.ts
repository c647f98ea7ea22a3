import { isInline, voidTags, type Markup, type MarkupElement } from "../markup/markup.ts";
import { printAttributes, printText } from "../markup/print-text.ts";

/** Prints a template as a whole page that links the style sheets of the given names. */
export function printHtml(
  screen: MarkupElement,
  {
    title,
    locale,
    styles,
  }: {
    readonly title: string;
    readonly locale: string;
    readonly styles: readonly string[];
  },
): string {
  const links = styles.map((name) => `    <link rel="stylesheet" href="${name}" />`);
  return [
    "<!doctype html>",
    `<html lang="${locale}" data-theme="light">`,
    "  <head>",
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${printText([title])}</title>`,
    ...links,
    "  </head>",
    '  <body class="canvas">',
    ...printLines([screen], "    "),
    "  </body>",
    "</html>",
    "",
  ].join("\n");
}

/** Prints elements on lines where a line break shows no space, and in one line elsewhere. */
function printLines(markup: readonly Markup[], indent: string): readonly string[] {
  if (markup.some(isInline)) return [indent + printText(markup)];
  return markup.flatMap((each) => {
    if (typeof each === "string") return [indent + printText([each])];
    const { tag, attributes = {}, children = [] } = each;
    const isWhole = voidTags.has(tag) || tag === "pre" || children.some(isInline);
    if (isWhole || children.length === 0) return [indent + printText([each])];
    return [
      `${indent}<${tag}${printAttributes(attributes)}>`,
      ...printLines(children, `${indent}  `),
      `${indent}</${tag}>`,
    ];
  });
}
