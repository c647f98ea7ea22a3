import { voidTags, type Attributes, type Markup, type MarkupElement } from "../markup/markup.ts";

/** The names of attributes in JSX that are not their names in HTML in camel case. */
const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  colspan: "colSpan",
  autocomplete: "autoComplete",
  inputmode: "inputMode",
  novalidate: "noValidate",
  readonly: "readOnly",
  maxlength: "maxLength",
};

/** Attributes that a user changes: React keeps their first value only under these names. */
const firstValues: Readonly<Record<string, string>> = {
  checked: "defaultChecked",
  selected: "defaultSelected",
  value: "defaultValue",
};
const fields: ReadonlySet<string> = new Set(["input", "select", "textarea"]);
/** Attributes whose presence is their value. */
const booleans: ReadonlySet<string> = new Set([
  "defaultChecked",
  "disabled",
  "hidden",
  "multiple",
  "noValidate",
  "open",
  "readOnly",
  "required",
]);
const numbers: ReadonlySet<string> = new Set([
  "aria-valuemax",
  "aria-valuemin",
  "aria-valuenow",
  "colSpan",
  "rows",
  "tabIndex",
]);

/** Prints a template as a React component in TypeScript that imports its style sheets. */
export function printReact(screen: MarkupElement, name: string, styles: readonly string[]): string {
  const body = printElement(screen, "      ");
  const hasStyles = body.includes("as CSSProperties");
  return [
    ...(hasStyles ? ['import type { CSSProperties } from "react";'] : []),
    ...styles.map((file) => `import "./${file}";`),
    "",
    `/** Set data-theme="light" or "dark" on the html element. */`,
    `export function ${name}() {`,
    "  return (",
    '    <div className="canvas">',
    body,
    "    </div>",
    "  );",
    "}",
    "",
  ].join("\n");
}

/** Returns the name of the component of a template. */
export function componentNameOf(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function printElement(element: MarkupElement, indent: string): string {
  const { tag, children = [] } = element;
  const chosen = tag === "select" ? findChosen(children) : undefined;
  const start = `${indent}<${tag}${printAttributes(element, chosen)}`;
  if (tag === "textarea") return `${start} defaultValue={${quote(readTexts(children))}} />`;
  if (voidTags.has(tag) || children.length === 0) return `${start} />`;
  const [only] = children;
  if (children.length === 1 && typeof only === "string")
    return `${start}>${printText(only)}</${tag}>`;
  const lines = children.map((child) =>
    typeof child === "string"
      ? `${indent}  ${printText(child)}`
      : printElement(child, `${indent}  `),
  );
  return [`${start}>`, ...lines, `${indent}</${tag}>`].join("\n");
}

/** Prints a text; one that JSX would read or trim otherwise is an expression. */
function printText(text: string): string {
  const isPlain = text === text.trim() && !/[{}<>&\u00A0\n]/.test(text);
  return isPlain ? text : `{${quote(text)}}`;
}

function printAttributes(element: MarkupElement, chosen: string | undefined): string {
  const { tag, attributes = {} } = element;
  const printed = Object.entries(attributes).flatMap(([name, value]) => {
    if (tag === "option" && name === "selected") return [];
    if (name === "style") return [`style={${printStyle(value)} as CSSProperties}`];
    const isField = fields.has(tag) && isFirstValue(tag, name, attributes);
    return [printAttribute(isField ? (firstValues[name] ?? name) : nameOf(name), value)];
  });
  const all = chosen === undefined ? printed : [...printed, printAttribute("defaultValue", chosen)];
  return all.map((each) => ` ${each}`).join("");
}

/** Returns whether an attribute is the first value of a field: a radio button has a fixed value. */
function isFirstValue(tag: string, name: string, { type = "text" }: Attributes): boolean {
  if (!(name in firstValues)) return false;
  return !(tag === "input" && name === "value" && ["radio", "checkbox"].includes(type));
}

function nameOf(name: string): string {
  const known = names[name];
  if (known !== undefined || name.startsWith("aria-") || name.startsWith("data-"))
    return known ?? name;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function printAttribute(name: string, value: string): string {
  if (value === "" && booleans.has(name)) return name;
  return numbers.has(name) ? `${name}={${value}}` : `${name}=${printValue(value)}`;
}

function printValue(value: string): string {
  return /["\\{}&]/.test(value) ? `{${quote(value)}}` : `"${value}"`;
}

/** Prints the custom properties of a style attribute as an object. */
function printStyle(text: string): string {
  const entries = text.split(";").flatMap((declaration) => {
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    return name === "" ? [] : [`${quote(name)}: ${quote(value)}`];
  });
  return `{ ${entries.join(", ")} }`;
}

/** Returns the text of the chosen option, which React names on its select. */
function findChosen(options: readonly Markup[]): string | undefined {
  const chosen = options.find(
    (option) => typeof option === "object" && option.attributes?.["selected"] !== undefined,
  );
  if (typeof chosen !== "object") return undefined;
  return chosen.attributes?.["value"] ?? readTexts(chosen.children ?? []);
}

function readTexts(markup: readonly Markup[]): string {
  return markup.map((each) => (typeof each === "string" ? each : "")).join("");
}

function quote(text: string): string {
  return JSON.stringify(text);
}
