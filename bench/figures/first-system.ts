// Measures how long a new user waits for a design system: from the last digit of the code
// in the email to the editor that shows it, without the time to choose a starting point. Counts the
// clicks from the code to copied CSS.
import { availableParallelism, loadavg } from "node:os";
import type { Browser, Locator, Page } from "@playwright/test";
import { operations, pathOf } from "@tessera/contract";
import { newEmail, type Place } from "../../tests/factories/account.ts";
import { readCode } from "../../tests/factories/mailbox.ts";
import { reportFigures } from "../figure.ts";
import { median } from "../measure-pairs.ts";
import { withChromium } from "../open-chromium.ts";
import { withTessera } from "../start-tessera.ts";

const rounds = 5;
const mostMs = 10_000;
const mostClicks = 3;
/** Six starting points, each half light and half dark. */
const startsDrawn = 12;

type Walk = {
  /** Until the starting points are drawn. */
  readonly startsMs: number;
  /** Until the project that was made from one of them is drawn in the editor. */
  readonly systemMs: number;
  readonly clicks: number;
};

const walks = await withTessera("scripts/start.ts", ({ place }) =>
  withChromium(async (browser) => {
    const measured: Walk[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await walk(browser, place));
    return measured;
  }),
);

const systemTimes = walks.map(({ systemMs }) => systemMs);
const systemMs = median(systemTimes);
const startsMs = median(walks.map((each) => each.startsMs));
const clicks = Math.max(...walks.map((each) => each.clicks));
reportFigures([
  {
    name: "From the code of the email to the first design system on screen",
    value: `${seconds(systemMs)} s`,
    peer: `${seconds(startsMs)} s of it to the starting points; ${seconds(Math.min(...systemTimes))} to ${seconds(Math.max(...systemTimes))} s, load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
    target: { text: `at most ${mostMs / 1000} s`, isMet: systemMs <= mostMs },
  },
  {
    name: "Clicks from the code of the email to copied CSS",
    value: String(clicks),
    target: { text: `at most ${mostClicks}`, isMet: clicks <= mostClicks },
  },
]);

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

/** Walks the way of a new user with an empty browser cache. */
async function walk(browser: Browser, place: Place): Promise<Walk> {
  const context = await browser.newContext({ locale: "en-US", baseURL: place.origin });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const lastDigit = await typeCode(page, place);
  let clicks = 0;
  const click = async (button: Locator) => {
    clicks += 1;
    await button.click();
  };

  const from = performance.now();
  await page.keyboard.type(lastDigit);
  await page.waitForURL("**/start");
  await page.waitForFunction(hasDrawnTemplates, startsDrawn);
  const startsMs = performance.now() - from;
  await click(page.getByRole("button", { name: /^Start from / }).first());
  await page.waitForURL("**/my-system/design-system/colors");
  await page.waitForFunction(hasDrawnTemplates, 1);
  const toExport = page.getByRole("button", { name: "Export", exact: true });
  await toExport.waitFor();
  const systemMs = performance.now() - from;

  await click(toExport);
  const sheet = page.getByRole("dialog", { name: "Export" });
  await click(sheet.getByRole("button", { name: "Copy", exact: true }).last());
  await sheet.getByRole("button", { name: "Copied" }).last().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  if (!copied.includes("--color-primary-500")) throw new Error("The copied text is not the CSS.");
  await context.close();
  return { startsMs, systemMs, clicks };
}

/** Registers a user, types the code of the email but its last digit, and returns that digit. */
async function typeCode(page: Page, place: Place): Promise<string> {
  const email = newEmail();
  const registered = await page.request.post(pathOf(operations.register, {}), {
    data: {
      email,
      password: "quiet tiles at sea",
      name: "Defne Işık",
      birthDate: "1991-04-23",
      acceptTerms: true,
    },
  });
  if (!registered.ok()) throw new Error(`The registration returned ${registered.status()}.`);
  await page.goto("/verification");
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill(email);
  await main.getByRole("textbox").press("Enter");
  await main.getByText(email).waitFor();
  const code = await readCode(place.dataFolder, email);
  await main.getByRole("textbox").first().click();
  await page.keyboard.type(code.slice(0, -1));
  return code.slice(-1);
}

/** Returns whether at least so many templates of the page have content. */
function hasDrawnTemplates(least: number): boolean {
  const hosts = [...document.querySelectorAll("main [data-template]")];
  return hosts.filter((host) => host.shadowRoot?.firstElementChild).length >= least;
}
