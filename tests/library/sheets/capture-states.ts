import type { Page } from "@playwright/test";
import type { PlaygroundAddress } from "../../../packages/ui/playground/address.ts";

/** The settings of a whole sheet. */
export type SheetSetting = Pick<PlaygroundAddress, "product" | "theme">;

/** A component's states, each as a screenshot. */
export type Captured = {
  readonly name: string;
  readonly states: readonly { readonly name: string; readonly png: Buffer }[];
};

const marginPx = 12;
const heightPx = 640;
/** Components with another layout on wide screens. */
const wide = ["footer", "header", "header-navigation", "navigation-bar", "testimonials"];
const usual = { density: "comfortable", locale: "en" } as const;

/** Takes a screenshot of every state of every component, from a page that shows the playground. */
export async function captureStates(
  page: Page,
  setting: SheetSetting,
): Promise<readonly Captured[]> {
  const specimens = await page.evaluate(() => window.playground.specimens);
  const captured: Captured[] = [];
  for (const [specimen, { name, states }] of Object.entries(specimens)) {
    if (specimen.startsWith("defect-")) continue;
    const pictures = [];
    await page.setViewportSize({ width: wide.includes(specimen) ? 960 : 480, height: heightPx });
    for (const state of states) {
      const address = { ...usual, ...setting, specimen, state };
      await page.evaluate(async (shown) => {
        await window.playground.show(shown);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }, address);
      pictures.push({ name: state, png: await capture(page) });
    }
    captured.push({ name, states: pictures });
  }
  return captured.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

async function capture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(measure, marginPx);
  return page.screenshot({ animations: "disabled", caret: "hide", clip });
}

/** Measures the part of the window that something is drawn in; runs inside the page. */
function measure(marginPx: number): { x: number; y: number; width: number; height: number } {
  const boxes = [...document.body.querySelectorAll("*")]
    .filter((element) => !element.matches("#root, #stage, script"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    // A scrim only dims the window behind an overlay.
    .filter(({ width, height }) => width < innerWidth || height < innerHeight);
  const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - marginPx);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - marginPx);
  const right = Math.max(...boxes.map((box) => box.right)) + marginPx;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + marginPx;
  return boxes.length === 0
    ? { x: 0, y: 0, width: 120, height: 40 }
    : { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
}
