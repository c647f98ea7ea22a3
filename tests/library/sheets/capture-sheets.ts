// npm run playground:shots: captures every component in every state on a sheet per variant and
// scheme, in docs/images.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "../../../scripts/find-chromium.ts";
import { findFreePort } from "../../../scripts/find-free-port.ts";
import { type SheetSetting, captureStates } from "./capture-states.ts";
import { indexColors } from "./index-colors.ts";
import { printPng } from "./print-png.ts";
import { printSheet } from "./print-sheet.ts";
import { startPlayground } from "../../../scripts/playground/start-playground.ts";

const images = join(import.meta.dirname, "../../../docs/images");
const stage = { width: 480, height: 640 };
const now = new Date("2026-05-04T09:00:00Z");
const columns = 6;
const scale = 0.6;

const port = await findFreePort();
const server = await startPlayground(port);
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
});
for (const product of ["main", "backoffice"] as const) {
  for (const theme of ["dark", "light"] as const) await captureSheet(browser, { product, theme });
}
await browser.close();
await server.close();

async function captureSheet(browser: Browser, setting: SheetSetting): Promise<void> {
  const address = `http://127.0.0.1:${port}/?${new URLSearchParams({ ...setting, specimen: "button" })}`;
  const page = await browser.newPage({ viewport: stage, reducedMotion: "reduce" });
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await page.waitForSelector("#stage");
  const captured = await captureStates(page, setting);
  await page.close();
  const sheet = await browser.newPage({
    viewport: { width: columns * stage.width, height: 100 },
    deviceScaleFactor: scale,
  });
  await sheet.goto(address);
  await sheet.waitForSelector("#stage");
  await sheet.evaluate(
    async (html) => {
      document.body.innerHTML = html;
      await Promise.all([...document.images].map((image) => image.decode()));
    },
    printSheet(captured, columns),
  );
  const path = join(images, `library-${setting.product}-${setting.theme}.png`);
  const png = await sheet.screenshot({ fullPage: true });
  writeFileSync(path, printPng(await sheet.evaluate(indexColors, png.toString("base64"))));
  await sheet.close();
  console.log(path);
}
