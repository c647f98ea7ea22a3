// Measures what a browser loads from the production build to open the home page, the login page, the
// overview and the first screen of the editor, with everything that starts within two seconds.
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { withChromium } from "../open-chromium.ts";
import { waitForFirstLoads, waitForQuiet, watchLoads, weighInlineScripts } from "../page-load.ts";
import type { Loaded } from "../page-load.ts";
import { openLoggedIn } from "../log-in.ts";
import { withTessera } from "../start-tessera.ts";
import type { MeasuredTessera } from "../start-tessera.ts";

reportFigures(
  await withTessera("scripts/start.ts", (tessera) =>
    withChromium(async (browser) => [
      ...(await weighHome(browser, tessera)),
      ...(await weighLogin(browser, tessera)),
      ...(await weighLoggedIn(browser, tessera)),
    ]),
  ),
);

async function weighHome(
  browser: Browser,
  { server }: MeasuredTessera,
): Promise<readonly Figure[]> {
  const page = await browser.newPage({ locale: "en-US" });
  const readLoads = watchLoads(page);
  await page.goto(server.address, { waitUntil: "load" });
  await waitForFirstLoads(page);
  const { document, stylesheet, script, font, requests } = readLoads();
  const inline = await weighInlineScripts(page);
  // The first touch starts the remaining scripts.
  await page.keyboard.press("Tab");
  await waitForQuiet(page);
  const all = readLoads().script;
  await page.close();
  if (all === script) throw new Error("The first touch of the home page started no script");
  return [
    weightOf("Home page, HTML and CSS", document + stylesheet, 30),
    weightOf("Home page, JavaScript before a touch", script + inline, 12),
    weightOf("Home page, all JavaScript", all + inline, 165),
    weightOf("Home page, fonts", font, 60),
    requestsOf("Home page, requests before a touch", requests, 9),
  ];
}

async function weighLogin(
  browser: Browser,
  { server }: MeasuredTessera,
): Promise<readonly Figure[]> {
  const context = await browser.newContext({ locale: "en-US", baseURL: server.address });
  const { document, stylesheet, script } = await loadScreen(context, "/login", (page) =>
    page.getByLabel("Email"),
  );
  return [
    weightOf("Login page, HTML and CSS", document + stylesheet, 30),
    weightOf("Login page, JavaScript", script, 150),
  ];
}

/** Measures the overview and the colors screen of a project, each with an empty cache. */
async function weighLoggedIn(
  browser: Browser,
  { server, account, project }: MeasuredTessera,
): Promise<readonly Figure[]> {
  const context = await openLoggedIn(browser, server.address, account);
  const overview = await loadScreen(context, "/overview", (page) =>
    page.getByRole("link", { name: project.name }).first(),
  );
  const path = `/${account.organization.slug}/${project.slug}/design-system/colors`;
  const editor = await loadScreen(context, path, (page) =>
    page.getByRole("slider", { name: "Hue" }).first(),
  );
  return [
    weightOf("Overview, JavaScript", overview.script, 180),
    weightOf("First screen of the editor, HTML and CSS", editor.document + editor.stylesheet, 30),
    weightOf("First screen of the editor, JavaScript", editor.script, 220),
    requestsOf("First screen of the editor, requests", editor.requests, 30),
  ];
}

/**
 * Opens a screen with an empty cache, and measures its loads until two seconds after its code shows
 * something that its prerendered frame lacks.
 */
async function loadScreen(
  context: BrowserContext,
  path: string,
  findShown: (page: Page) => Locator,
): Promise<Loaded> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const readLoads = watchLoads(page);
  await page.goto(path, { waitUntil: "commit" });
  await findShown(page).waitFor();
  await waitForFirstLoads(page);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  const loaded = readLoads();
  const inline = await weighInlineScripts(page);
  await page.close();
  return { ...loaded, script: loaded.script + inline };
}

function weightOf(name: string, bytes: number, mostKb: number): Figure {
  return {
    name,
    value: `${(bytes / 1000).toFixed(1)} kB brotli`,
    target: { text: `at most ${mostKb} kB`, isMet: bytes <= mostKb * 1000 },
  };
}

function requestsOf(name: string, requests: number, most: number): Figure {
  return {
    name,
    value: `${requests}`,
    target: { text: `at most ${most}`, isMet: requests <= most },
  };
}
