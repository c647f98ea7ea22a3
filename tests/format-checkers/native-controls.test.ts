import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecipe } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { compileTailwind } from "./compile-tailwind.ts";
import { getFormat } from "./get-format.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
  page = await browser.newPage();
});

afterAll(() => browser.close());

const controls = [
  '<input type="checkbox">',
  '<input type="radio">',
  '<input type="range">',
  '<input type="date">',
  "<input>",
  "<select><option>One</option></select>",
  "<textarea></textarea>",
  "<button>Button</button>",
];

/** Everything of Tailwind, as a project imports it. */
const wholeTailwind = '@import "tailwindcss/index.css"; @import "./theme.css";';

/** Lists the controls, with the elements around them, whose mean color on the screen is light. */
async function listLight(): Promise<readonly string[]> {
  const png = await page.screenshot({ caret: "initial" });
  return page.evaluate(async (base64) => {
    const response = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await response.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!canvas) throw new Error("There is no canvas");
    canvas.drawImage(bitmap, 0, 0);
    const isLight = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { data } = canvas.getImageData(x, y, width, height);
      const channels = [...data].filter((_, index) => index % 4 !== 3);
      return channels.reduce((sum, each) => sum + each, 0) / channels.length > 128;
    };
    return [...document.querySelectorAll("main > *, section > *")]
      .filter(isLight)
      .map(({ parentElement, outerHTML }) => `${parentElement?.localName ?? ""} ${outerHTML}`);
  }, png.toString("base64"));
}

it.each([
  ["css", "dark"],
  ["tailwind-4", "dark"],
  ["shadcn", "dark"],
  ["css", "light"],
] as const)("%s: native controls of a file with only %s have its scheme", async (id, scheme) => {
  const [{ text }] = getFormat(id).print(designOf(createRecipe()), { schemes: [scheme] });
  const css = id === "css" ? text : await compileTailwind(text, [], wholeTailwind);
  await page.emulateMedia({ colorScheme: scheme === "dark" ? "light" : "dark" });
  await page.setContent(
    `<!doctype html><html><meta name="color-scheme" content="light dark"><style>${css} body { background: Canvas }</style><main>${controls.join("")}</main></html>`,
  );
  const light = scheme === "light" ? controls.map((control) => `main ${control}`) : [];
  expect(await listLight()).toEqual(light);
});

it.each([
  ["css", "attribute"],
  ["css", "light-dark"],
  ["tailwind-4", "attribute"],
  ["shadcn", "class"],
] as const)("%s: native controls follow the scheme around them, by %s", async (id, by) => {
  const [{ text }] = getFormat(id).print(designOf(createRecipe()), { schemeSelector: by });
  const css = id === "css" ? text : await compileTailwind(text, [], wholeTailwind);
  const mark = (scheme: string): string =>
    by === "class" ? `class="${scheme}"` : `data-theme="${scheme}"`;
  const canvas = "body, section { background: Canvas }";
  const all = controls.join("");
  for (const [outer, inner] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme: inner });
    await page.setContent(
      `<!doctype html><html ${mark(outer)}><style>${css} ${canvas}</style><main>${all}</main><section ${mark(inner)}>${all}</section></html>`,
    );
    const light = outer === "light" ? "main" : "section";
    expect(await listLight()).toEqual(controls.map((control) => `${light} ${control}`));
  }
});
