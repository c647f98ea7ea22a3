// Measures what a browser loads from the production build to open the home page, the login page and
// the first screen of the editor.
import type { Browser } from "@playwright/test";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { withChromium } from "../open-chromium.ts";
import { waitForQuiet, watchLoads, weighInlineScripts } from "../page-load.ts";
import { openSignedIn } from "../sign-in.ts";
import { withTessera } from "../start-tessera.ts";
import type { MeasuredTessera } from "../start-tessera.ts";

reportFigures(
  await withTessera("scripts/start.ts", (tessera) =>
    withChromium(async (browser) => [
      ...(await weighHome(browser, tessera)),
      ...(await weighLogin(browser, tessera)),
      ...(await weighEditor(browser, tessera)),
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
  const { document, stylesheet, script } = readLoads();
  const inline = await weighInlineScripts(page);
  // The first touch starts the remaining scripts.
  await page.keyboard.press("Tab");
  await waitForQuiet(page);
  const all = readLoads().script;
  await page.close();
  if (all === script) throw new Error("The first touch of the home page started no script");
  return [
    weightOf("Home page, HTML and CSS", document + stylesheet, 30),
    weightOf("Home page, JavaScript before the first interaction", script + inline, 12),
    weightOf("Home page, all JavaScript", all + inline, 130),
  ];
}

async function weighLogin(
  browser: Browser,
  { server }: MeasuredTessera,
): Promise<readonly Figure[]> {
  const page = await browser.newPage({ locale: "en-US" });
  const readLoads = watchLoads(page);
  await page.goto(`${server.address}/login`);
  await waitForQuiet(page);
  const { document, stylesheet, script } = readLoads();
  const inline = await weighInlineScripts(page);
  await page.close();
  return [
    weightOf("Login page, HTML and CSS", document + stylesheet, 30),
    weightOf("Login page, JavaScript", script + inline, 150),
  ];
}

/** Measures the colors screen of a project for a logged-in user with an empty cache. */
async function weighEditor(
  browser: Browser,
  { server, account, project }: MeasuredTessera,
): Promise<readonly Figure[]> {
  const context = await openSignedIn(browser, server.address, account);
  const editor = await context.newPage();
  const devtools = await context.newCDPSession(editor);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const readLoads = watchLoads(editor);
  await editor.goto(`/${account.organization.slug}/${project.slug}/design-system/colors`);
  await editor.getByRole("heading", { level: 1 }).waitFor();
  await waitForQuiet(editor);
  const { document, stylesheet, script } = readLoads();
  return [
    weightOf("First screen of the editor, HTML and CSS", document + stylesheet, 30),
    weightOf("First screen of the editor, JavaScript", script, 220),
  ];
}

function weightOf(name: string, bytes: number, mostKb: number): Figure {
  return {
    name,
    value: `${(bytes / 1000).toFixed(1)} kB brotli`,
    target: { text: `at most ${mostKb} kB`, isMet: bytes <= mostKb * 1000 },
  };
}
