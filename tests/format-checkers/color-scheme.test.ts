import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDesign } from "@tessera/engine";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { compileTailwind } from "./compile-tailwind.ts";
import { getFormat } from "./get-format.ts";
import type { SchemeSelector } from "./mode-facts.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
});

afterAll(() => browser.close());

/** Returns the color-scheme of a native list and its text color on a page. */
async function readControl(
  css: string,
  root: string,
  preference: "light" | "dark",
): Promise<{ readonly scheme: string; readonly color: string }> {
  const page = await browser.newPage({ colorScheme: preference });
  await page.setContent(`<!doctype html><html ${root}><style>${css}</style><select></select>`);
  const read = await page.locator("select").evaluate((control) => {
    const { colorScheme, color } = getComputedStyle(control);
    return { scheme: colorScheme, color };
  });
  await page.close();
  return read;
}

const black = "rgb(0, 0, 0)";
const white = "rgb(255, 255, 255)";

it.each(["css", "tailwind-4", "shadcn"])(
  "native controls have the scheme of the page in Chromium with %s",
  async (id) => {
    const print = (schemeSelector: SchemeSelector): Promise<string> | string => {
      const { text } = getFormat(id).print(createDesign(), { schemeSelector })[0];
      return id === "css" ? text : compileTailwind(text, []);
    };
    const byAttribute = await print("attribute");
    const dark = { scheme: "dark", color: white };
    const light = { scheme: "light", color: black };
    expect(await readControl(byAttribute, 'data-theme="dark"', "light")).toEqual(dark);
    expect(await readControl(byAttribute, 'data-theme="light"', "dark")).toEqual(light);
    expect((await readControl(byAttribute, "", "dark")).color).toBe(white);
    const byClass = await print("class");
    expect(await readControl(byClass, 'class="dark"', "light")).toEqual(dark);
    expect(await readControl(byClass, "", "dark")).toEqual(light);
    const byMedia = await print("media");
    expect((await readControl(byMedia, "", "dark")).color).toBe(white);
    expect((await readControl(byMedia, "", "light")).color).toBe(black);
  },
);
