import type { Markup, MarkupElement } from "../markup/markup.ts";

const svg = "http://www.w3.org/2000/svg";

/** Creates the nodes of markup in a document, as the parser of HTML would. */
export function drawMarkup(markup: Markup, parent: Node): void {
  if (typeof markup === "string") parent.appendChild(document.createTextNode(markup));
  else parent.appendChild(drawElement(markup, parent));
}

function drawElement(
  { tag, attributes = {}, children = [] }: MarkupElement,
  parent: Node,
): Element {
  const isDrawing =
    tag === "svg" || (parent instanceof SVGElement && parent.tagName !== "foreignObject");
  const element = isDrawing ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) drawMarkup(child, element);
  return element;
}
