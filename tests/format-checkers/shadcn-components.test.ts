import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "@playwright/test";
import { build } from "vite";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createRecipe } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { designOf, hardBases } from "@tessera/engine/testing";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { readAxeViolations } from "../axe.ts";
import { compileTailwind } from "./compile-tailwind.ts";
import { getFormat } from "./get-format.ts";
import { contrastOf } from "./printed-colors.ts";
import type * as componentsPage from "./shadcn-components/page.tsx";
import {
  listHoverable,
  readLabels,
  type Label,
  type Secondary,
} from "./shadcn-components/read-labels.ts";
import { readRings, type Ring } from "./shadcn-components/read-rings.ts";

/** As `shadcn init` writes it, without the animations. */
const styleSheet = `@import "tailwindcss/index.css";
@import "./theme.css";
@layer base {
  * { @apply border-border outline-ring/50; }
  body { @apply bg-background text-foreground; }
}
* { transition: none !important; }`;

/** Bases with a dark and a light label, one without any for hovered buttons, and a grey one. */
const fewBases = ["#3b82f6", "#dc2626", "#ffff00", "#808080"];
const bases =
  inject("form") === "long" ? [...new Set([...hardBases.slice(0, 24), ...fewBases])] : fewBases;

declare const shadcnPage: typeof componentsPage;

let browser: Browser;
let page: Page;
let classes: readonly string[];

beforeAll(async () => {
  const script = await bundlePage();
  classes = [...new Set(script.split(/[\s"'`]+/))];
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
  page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
  await page.setContent(
    '<!doctype html><html lang="en"><head><title>Components</title><style></style></head><body></body></html>',
  );
  await page.addScriptTag({ content: script });
});

afterAll(() => browser.close());

/** Bundles the page with the components of shadcn/ui. */
async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL("shadcn-components", import.meta.url)),
    logLevel: "error",
    // Vitest sets NODE_ENV to another value.
    oxc: { jsx: { development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: "page.tsx", formats: ["iife"], name: "shadcnPage" },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  return output?.output[0].code ?? expect.fail("Vite built nothing");
}

const leastContrast = 4.5;

function listUnreadable(labels: readonly Label[]): readonly Label[] {
  return labels.filter(({ color, background }) => contrastOf(color, background) < leastContrast);
}

function isInvisible({ around, fill, border = around }: Secondary): boolean {
  return contrastOf(fill, around) < 1.1 && contrastOf(border, around) < 3;
}

function isWeak({ around, ring }: Ring): boolean {
  return contrastOf(around, ring) < 3;
}

/** Returns whether black or white is readable on all of some backgrounds. */
function hasInk(backgrounds: readonly string[]): boolean {
  return ["#000000", "#ffffff"].some((ink) =>
    backgrounds.every((background) => contrastOf(ink, background) >= leastContrast),
  );
}

/**
 * Hovers everything that reacts. Only a label on the primary color may have less contrast, if
 * neither black nor white is readable on both of its fills.
 */
async function expectReadableHovered(resting: readonly Label[]): Promise<void> {
  for (const [x, y] of await page.evaluate(listHoverable)) {
    await page.mouse.move(x, y);
    const { labels } = await page.evaluate(readLabels, ":hover");
    for (const label of listUnreadable(labels)) {
      const fills = resting.filter(({ text }) => text === label.text);
      expect(label.isPrimary, JSON.stringify(label)).toBe(true);
      expect(hasInk([label, ...fills].map(({ background }) => background)), label.text).toBe(false);
    }
  }
  await page.mouse.move(0, 0);
}

function printTheme(base: string): string {
  const set = designOf(createRecipe(base as HexColor));
  return getFormat("shadcn").print(set, { scope: "components" })[0].text;
}

async function showTheme(theme: string): Promise<void> {
  const css = await compileTailwind(theme, classes, styleSheet);
  await page.evaluate((text) => {
    (document.querySelector("style") as Element).textContent = text;
  }, css);
}

async function showView(scheme: "light" | "dark", view: "components" | "dialog"): Promise<void> {
  await page.evaluate(
    ([name, shown]) => {
      document.documentElement.className = name;
      shadcnPage.showView(shown);
    },
    [scheme, view] as const,
  );
  if (view === "components") await page.locator(".recharts-bar-rectangle").first().waitFor();
}

it.each(bases)("shows the components of shadcn/ui readable with %s", async (base) => {
  await showTheme(printTheme(base));
  for (const scheme of ["light", "dark"] as const)
    for (const view of ["components", "dialog"] as const) {
      await showView(scheme, view);
      expect(await readAxeViolations(page, ["region"])).toEqual([]);
      const { labels, secondary } = await page.evaluate(readLabels, "*");
      expect(listUnreadable(labels)).toEqual([]);
      expect(labels.length).toBeGreaterThan(view === "components" ? 50 : 6);
      expect(secondary.filter(isInvisible)).toEqual([]);
      expect(secondary.length).toBe(view === "components" ? 2 : 1);
      const rings = await page.evaluate(readRings);
      expect(rings.filter(isWeak)).toEqual([]);
      expect(rings.length).toBeGreaterThan(view === "components" ? 8 : 1);
      await expectReadableHovered(labels);
    }
});

it("finds weak labels, weak rings and invisible buttons of a changed theme", async () => {
  const theme = printTheme("#2447b8")
    .replace(/--muted-foreground: [^;]+;/g, "--muted-foreground: #999999;")
    .replace(/--ring: [^;]+;/g, "--ring: #777777;")
    .replace(/--secondary: [^;]+;/g, "--secondary: var(--background);");
  await showTheme(theme);
  await showView("light", "dialog");
  const { labels, secondary } = await page.evaluate(readLabels, "*");
  expect(listUnreadable(labels).map(({ text }) => text)).toEqual([
    "Change your profile.",
    "Your name",
  ]);
  expect(secondary.filter(isInvisible)).toHaveLength(1);
  const rings = await page.evaluate(readRings);
  expect(rings.filter(isWeak)).toEqual(rings);
});
