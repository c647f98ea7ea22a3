import type { Locator, Page } from "@playwright/test";
import { type Locale, operations, revisionTag } from "@tessera/contract";
import { generatePalette, type HexColor, starterPalettes } from "@tessera/engine";
import { rgbOf } from "@tessera/engine/color";
import { type Account, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField } from "./support/editor.ts";
import { expectFound, readLinks } from "./support/links.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { tabTo } from "./support/tab-to.ts";
import { translate } from "./support/texts.ts";

const minuteMs = 60_000;
const [{ base: cumbaBase }, { base: cinarBase }] = starterPalettes;

test("the overview shows, searches and sorts projects, and remembers favorites", async ({
  page,
  place,
}) => {
  const { account, editedMs } = await createTwoProjects(place);
  await page.clock.setFixedTime(editedMs + 5 * minuteMs);
  await startLoggedIn(page, account);
  await page.goto("/overview");
  await expect(page.getByText("Pro plan", { exact: true })).toBeVisible();
  await expectNames(page, ["Cumba", "Çınar"]);
  await expectCard(cardOf(page, "Cumba"), cumbaBase, `Revision 2, ${account.name}, 5 minutes ago`);
  await expectCard(cardOf(page, "Çınar"), cinarBase, `Revision 1, ${account.name}, 5 minutes ago`);

  const search = page.getByRole("textbox", { name: "Search design systems" });
  await search.fill("CUM");
  await expectNames(page, ["Cumba"]);
  await expect(page.getByText("1 design system", { exact: true })).toBeVisible();
  await search.fill("vapur");
  await expectNames(page, []);
  await page.getByRole("button", { name: "Show all" }).click();
  await expectNames(page, ["Cumba", "Çınar"]);

  await sortBy(page, "Name");
  await expectNames(page, ["Çınar", "Cumba"]);
  await sortBy(page, "Last edited");
  await expectNames(page, ["Cumba", "Çınar"]);
  await sortBy(page, "Newest");
  await expectNames(page, ["Çınar", "Cumba"]);
  await sortBy(page, "Favorites first");
  await expectNames(page, ["Cumba", "Çınar"]);

  await pressStar(page, "Add Çınar to favorites");
  await expectNames(page, ["Çınar", "Cumba"]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove Çınar from favorites" })).toBeVisible();
  await pressStar(page, "Remove Çınar from favorites");
  await page.reload();
  await expect(page.getByRole("button", { name: "Add Çınar to favorites" })).toBeVisible();
});

test("an empty name of a new design system is refused beside its field, which gets the focus", async ({
  page,
  place,
}) => {
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/overview?new");
  const dialog = page.getByRole("dialog", { name: "New design system" });
  await dialog.getByRole("button", { name: "Create design system" }).click();
  const name = dialog.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
});

test("Tab reaches the starting colors when none of them is chosen", async ({ page, place }) => {
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/overview");
  await page.getByLabel("Base color", { exact: true }).fill("#b8247a");
  const starters = page.getByRole("radiogroup", { name: "Starting colors" });
  await tabTo(page, starters.getByRole("radio").first());
  await expect(starters.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("the overview is in Turkish, and sorts and searches by Turkish rules", async ({
  page,
  place,
}) => {
  const { account, editedMs } = await createTwoProjects(place);
  await page.clock.setFixedTime(editedMs + 5 * minuteMs);
  await startLoggedIn(page, account);
  await page.goto("/tr/overview");
  await expectCard(
    cardOf(page, "Cumba"),
    cumbaBase,
    `2. revizyon, ${account.name}, 5 dakika önce`,
    "tr",
  );
  await sortBy(page, "Newest", "tr");
  await expectNames(page, ["Çınar", "Cumba"]);
  await sortBy(page, "Name", "tr");
  await expectNames(page, ["Cumba", "Çınar"]);
  await page.getByRole("textbox", { name: translate("tr", "Search design systems") }).fill("ÇIN");
  await expectNames(page, ["Çınar"]);
});

test("every link on the overview and on a project screen answers 200", async ({
  page,
  place,
  request,
}) => {
  const { account } = await createTwoProjects(place);
  const colors = addressOf(account, { slug: "liman" }, "colors");
  await startLoggedIn(page, account);
  await page.goto("/overview");
  await expectNames(page, ["Cumba", "Çınar"]);
  const overviewLinks = await readLinks(page);
  expect(overviewLinks).toEqual(expect.arrayContaining(["/pricing", colors]));
  await page.goto(colors);
  await expect(baseColorField(page)).toHaveValue(cumbaBase);
  const colorsLinks = await readLinks(page);
  expect(colorsLinks).toContain(addressOf(account, { slug: "liman" }, "typography"));
  await expectFound(request, new Set([...overviewLinks, ...colorsLinks]));
});

test("the logo stays where it is between the overview and the settings, and content and footer have one gutter", async ({
  page,
  place,
}) => {
  const { account } = await createTwoProjects(place);
  await startLoggedIn(page, account);
  const logo = page.getByRole("banner").getByRole("link").first();
  const boxes = [
    { width: 1440, edge: 24, gutter: 144 },
    { width: 1000, edge: 24, gutter: 24 },
    { width: 390, edge: 16, gutter: 16 },
  ];
  await page.goto("/overview");
  await expectNames(page, ["Cumba", "Çınar"]);
  const places = new Map<number, unknown>();
  for (const { width, edge, gutter } of boxes) {
    await page.setViewportSize({ width, height: 900 });
    const box = await logo.boundingBox();
    expect(box?.x, `at ${width} px`).toBe(edge);
    places.set(width, box);
    for (const begin of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("contentinfo").getByText("© 2026 Tessera").locator("../*").first(),
    ]) {
      expect((await begin.boundingBox())?.x, `at ${width} px`).toBe(gutter);
    }
  }
  await page.goto(`/${account.organization.slug}/general`);
  await expect(page.getByRole("heading", { level: 1, name: "General" })).toBeVisible();
  for (const { width } of boxes) {
    await page.setViewportSize({ width, height: 900 });
    expect(await logo.boundingBox(), `at ${width} px`).toEqual(places.get(width));
  }
});

test("the first page of many design systems is shown before the others arrive", async ({
  page,
  place,
}) => {
  const { account } = await createTwoProjects(place);
  await startLoggedIn(page, account);
  const others = Promise.withResolvers<void>();
  let isRefused = true;
  await page.route("**/api/v1/projects?*", async (route) => {
    const url = new URL(route.request().url());
    const isFirst = url.searchParams.get("page") === "1";
    url.searchParams.set("page", "1");
    const answer = await (await route.fetch({ url: url.href })).json();
    if (!isFirst) await others.promise;
    if (!isFirst && isRefused) return route.fulfill({ status: 404, json: { data: null } });
    const data = [answer.data[isFirst ? 0 : 1]];
    return route.fulfill({ json: { data, meta: { ...answer.meta, total: 101 } } });
  });
  await page.goto("/overview");
  await expectNames(page, ["Cumba"]);
  await expect(page.getByText("101 design systems, and Pro includes 5")).toBeVisible();
  await pressStar(page, "Add Cumba to favorites");
  const unmark = page.getByRole("button", { name: "Remove Cumba from favorites" });
  await expect(unmark).toBeVisible();
  others.resolve();
  // A page that fails leaves the first one as it is.
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNames(page, ["Cumba"]);
  isRefused = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expectNames(page, ["Cumba", "Çınar"]);
  await expect(unmark).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("below one design system the footer ends at the foot of the window, and at the limit of the plan the button for a new one offers the upgrade", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await createProject(account, "Liman");
  await startLoggedIn(page, account);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/overview");
  await expectNames(page, ["Liman"]);
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThanOrEqual(1000);
  await expect(page.getByRole("button", { name: "New design system" })).toBeHidden();
  await expect(page.getByRole("button", { name: "See what’s in Pro" })).toBeVisible();
  await page.goto("/overview?new");
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(dialog.getByRole("button", { name: "See what’s in Pro" })).toBeVisible();
});

/** Creates two projects on the Pro plan: the older one, Liman, was edited last. */
async function createTwoProjects(place: Place): Promise<{ account: Account; editedMs: number }> {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const older = await createProject(account, "Liman", cumbaBase);
  await createProject(account, "Çınar", cinarBase);
  const { updatedAt } = await callOperation(
    { ...account, ifMatch: revisionTag(older.revision) },
    operations.updateProject,
    { params: { projectId: older.id }, body: { name: "Cumba" } },
  );
  return { account, editedMs: Date.parse(updatedAt) };
}

function cardOf(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
}

/** Checks the names on the cards, in their order. */
async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([...names]);
}

/** Checks that the card shows a template, the palette, the base color, and its last edit. */
async function expectCard(
  card: Locator,
  base: HexColor,
  edit: string,
  locale: Locale = "en",
): Promise<void> {
  await expect(card.getByText(`${translate(locale, "Base color")} ${base}`)).toBeVisible();
  await expect(card.getByRole("time")).toHaveText(edit);
  for (const scheme of ["light", "dark"]) {
    const half = card.locator(`[data-template="dashboard"][data-scheme="${scheme}"]`);
    await expect(half.getByRole("heading", { includeHidden: true }).first()).toBeVisible();
  }
  const stripes = await card
    .locator(":scope > div > [aria-hidden='true'] > span")
    .evaluateAll((all) => all.map((stripe) => getComputedStyle(stripe).backgroundColor));
  expect(stripes).toEqual(generatePalette(base).steps.map(({ hex }) => printColor(hex)));
}

function printColor(hex: HexColor): string {
  const { r, g, b } = rgbOf(hex);
  return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(", ")})`;
}

async function sortBy(page: Page, order: string, locale: Locale = "en"): Promise<void> {
  await page.getByRole("button", { name: translate(locale, "Sort design systems") }).click();
  await page.getByRole("option", { name: translate(locale, order), exact: true }).click();
}

/**
 * Toggles a favorite star and waits for the server's answer, because the interface updates
 * optimistically.
 */
async function pressStar(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().includes("/favorites") && response.request().method() !== "GET",
  );
  await page.getByRole("button", { name }).click();
  expect((await saved).ok()).toBe(true);
}
