import { isInline, voidTags, type Attributes, type Markup, type MarkupElement } from "./markup.ts";

const part =
  /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gy;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  gt: ">",
  lt: "<",
  nbsp: "\u00A0",
  quot: '"',
};

type OpenElement = {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: Markup[];
};

/**
 * Parses the markup of a template: well-formed HTML with an end tag for every element that has one.
 * It keeps only the white space that a browser shows.
 */
export function parseMarkup(html: string): readonly Markup[] {
  const root: OpenElement = { tag: "", attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  for (const match of html.matchAll(part)) {
    end = match.index + match[0].length;
    readPart(match, open);
  }
  if (end < html.length) throw new Error(`This is no markup: ${html.slice(end, end + 40)}`);
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> has no end tag`);
  return trimSpace(root);
}

/** Adds a tag or a text to the elements that are open, the root first. */
function readPart(match: RegExpExecArray, open: OpenElement[]): void {
  const [text, closed, opened, attributes = "", isClosed] = match;
  const parent = lastOf(open);
  if (closed !== undefined) {
    if (open.length < 2 || parent.tag !== closed) throw new Error(`</${closed}> closes nothing`);
    open.pop();
    lastOf(open).children.push(close(parent));
  } else if (opened !== undefined) {
    const element = { tag: opened, attributes: parseAttributes(attributes), children: [] };
    if (isClosed || voidTags.has(opened)) parent.children.push(close(element));
    else open.push(element);
  } else if (!text.startsWith("<!--")) parent.children.push(decode(text.replace(/\s+/g, " ")));
}

function lastOf(open: readonly OpenElement[]): OpenElement {
  const last = open.at(-1);
  if (!last) throw new Error("No element is open");
  return last;
}

function parseAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = "", value = ""]) => [
      name,
      decode(value.replace(/\s+/g, " ").trim()),
    ]),
  );
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => {
    const character = name.startsWith("#")
      ? String.fromCodePoint(Number(name.slice(1)))
      : entities[name];
    if (character === undefined) throw new Error(`${entity} is an unknown entity`);
    return character;
  });
}

function close(element: OpenElement): MarkupElement {
  const { tag, attributes } = element;
  const children = trimSpace(element);
  return {
    tag,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(children.length > 0 && { children }),
  };
}

/** Returns the children of an element without the space that is beside or inside of blocks. */
function trimSpace({ tag, children }: OpenElement): readonly Markup[] {
  if (tag === "pre") return children;
  const isLine = isInline({ tag });
  return children.flatMap((child, index): readonly Markup[] => {
    if (typeof child !== "string") return [child];
    const before = children[index - 1];
    const after = children[index + 1];
    const keepsStart = before === undefined ? isLine : isInline(before);
    const keepsEnd = after === undefined ? isLine : isInline(after);
    if (child.trim() === "") return keepsStart && keepsEnd && before && after ? [" "] : [];
    const started = keepsStart ? child : child.trimStart();
    return [keepsEnd ? started : started.trimEnd()];
  });
}
