import { operations } from "@tessera/contract";
import { createRecipe, parseHexColor, writeDecisions } from "@tessera/engine";
import { changeAsOwner, parseConfig } from "@tessera/server";
import { type Account, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

const token = "radius-m";

/** Creates a project that was red some days ago and has another color and radius today. */
async function prepareHistory(place: Place, days = 1) {
  const account = await registerAccount(place, "Deniz");
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur", "#c81e1e");
  await changeAsOwner(
    parseConfig({ DATA_DIR: place.dataFolder }),
    "update versions set created_at = now() - make_interval(days => $2) where project_id = $1",
    [project.id, days],
  );
  const recipe = writeDecisions(createRecipe(parseHexColor("#1e4fc8")), [
    { path: "radius/basePx", value: 12 },
  ]);
  await save(account, project.id, recipe);
  return { account, project, address: `/${account.organization.slug}/${project.slug}/versions` };
}

function save(account: Account, projectId: string, recipe: ReturnType<typeof createRecipe>) {
  return callOperation({ ...account, ifMatch: "*" }, operations.updateRecipe, {
    params: { projectId },
    body: { recipe },
  });
}

test("one token is restored from yesterday, with the difference shown before", async ({
  page,
  place,
}) => {
  const { account, project, address } = await prepareHistory(place);
  await startLoggedIn(page, account);
  await page.goto(`/${account.organization.slug}/${project.slug}/design-system/colors`);
  await page.getByRole("link", { name: "History" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1, name: "Versions" })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole("region", { name: "Yesterday" })
    .getByRole("link", { name: "Deniz" })
    .click();
  await expect(page.getByText("Version 1 read-only preview")).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "One token" }).click();
  const field = dialog.getByRole("combobox", { name: "Token" });
  await field.fill(token);
  await page.getByRole("option", { name: token, exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Restore 1 token" })).toBeVisible();
  await expectAccessible(page);
  const [shown] = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "Restore 1 token" }).click();
  await expect(page.getByText("Saved as version 3")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Restored ${token} from version 1`)).toBeVisible();

  const { differences } = await callOperation(account, operations.diffVersions, {
    params: { projectId: project.id, versionId: "2" },
    query: {},
  });
  const [restored] = differences;
  expect(differences.map((each) => each.token)).toEqual(["radius.m"]);
  expect(shown).toContain(restored?.before ?? "");
  expect(shown).toContain(restored?.after ?? "");
});

test("two versions are compared, named and pinned", async ({ page, place }) => {
  const { account, address } = await prepareHistory(place, 25);
  await startLoggedIn(page, account);
  await page.goto(`${address}?version=1`);
  await expect(page.getByText("Expires in 5 days")).toBeVisible();
  // The comparison is read before the version has a name, and again afterwards.
  const facts = page.getByRole("region", { name: "Differences" });
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(facts.getByRole("heading", { name: "Release notes" })).toBeVisible();
  await expect(facts).not.toContainText("1.4.3");
  await page.getByRole("link", { name: "Close the comparison" }).click();
  await page.getByRole("button", { name: "Name" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("1.4.2");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Pin", exact: true }).click();
  await expect(page.getByRole("region", { name: "Pinned" })).toContainText("1.4.2");

  await page.getByRole("link", { name: "Compare" }).click();
  await expect(facts.getByRole("heading", { name: "Suggested version" })).toBeVisible();
  await expect(facts.getByText("1.4.3", { exact: true })).toBeVisible();
  await expect(facts).toContainText("## 1.4.3");
  await facts.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect(facts.getByText("radius-m", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const divider = page.getByRole("slider", { name: "Divider of versions 1 and 2" });
  await divider.press("End");
  await expect(divider).toHaveAttribute("aria-valuenow", "100");
  const preview = page.getByRole("region", { name: "tokens of versions 1 and 2" });
  for (const width of [360, 390, 2560]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview).toBeHidden();
  await page.getByRole("radio", { name: "Preview" }).click();
  await expect(preview).toBeVisible();
  await expect(facts).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a chosen template shows every version and every comparison, in the modes of the preview", async ({
  page,
  place,
}) => {
  const { account, address } = await prepareHistory(place);
  await startLoggedIn(page, account);
  await page.goto(`${address}?version=1`);
  const shown = (template: string) => page.locator(`main [data-template="${template}"]`);
  await expect(shown("dashboard")).toHaveCount(1);
  await page.getByRole("button", { name: "Template: Dashboard" }).click();
  await page.getByRole("menuitem", { name: "Kanban" }).click();
  const preview = page.getByRole("region", { name: "Kanban in the tokens of this version" });
  await expect(preview).toBeVisible();
  await expect(shown("kanban")).toHaveCount(1);
  await expect(shown("kanban")).toHaveAttribute("data-scheme", "light");
  const palette = page.getByRole("list", { name: "Primary palette of version 1" });
  await expect(palette.getByText("#c81e1e")).toBeVisible();
  await page.getByRole("radio", { name: "Split" }).click();
  await expect(shown("kanban")).toHaveCount(2);
  await expect(page.getByRole("slider", { name: "Divider of light and dark" })).toBeVisible();
  const cutOf = (at: number) =>
    shown("kanban")
      .nth(at)
      .evaluate((side) => getComputedStyle(side).clipPath);
  expect([await cutOf(0), await cutOf(1)]).toEqual(["none", expect.stringContaining("inset")]);
  await page.getByRole("radio", { name: "Dark" }).click();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/[?&]template=kanban(?:&|$)/);
  await expect(page.getByRole("region", { name: "versions 1 and 2" })).toBeVisible();
  await expect(page.locator('main [data-template="kanban"][data-scheme="dark"]')).toHaveCount(2);
  expect([await cutOf(0), await cutOf(1)]).toEqual(["none", expect.stringContaining("inset")]);
  for (const [version, color] of [
    [1, "#c81e1e"],
    [2, "#1e4fc8"],
  ] as const) {
    const strip = page.getByRole("list", { name: `Primary palette of version ${version}` });
    await expect(strip).toContainText(color);
  }
  const notes = page.getByRole("group", { name: "Release notes as Markdown" });
  const colorOf = (text: string | RegExp) =>
    notes
      .getByText(text)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(/^### Changed$/)).not.toBe(await colorOf(/^`radius\.m`$/));
  await page.getByRole("button", { name: "Template: Kanban" }).click();
  await page.getByRole("menuitem", { name: "Pricing" }).click();
  await expect(shown("pricing")).toHaveCount(2);
  await page.getByRole("link", { name: "Close the comparison" }).click();
  await expect(shown("pricing")).toHaveCount(1);
  await page.reload();
  await expect(shown("pricing")).toHaveCount(1);
  await page.getByRole("region", { name: "Today" }).getByRole("link", { name: "Deniz" }).click();
  await expect(shown("pricing")).toHaveCount(1);
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(page).toHaveURL(/design-system\/colors\?template=pricing&scheme=dark$/);
});

test("Free shows its templates in every version, and the others as pictures with what includes them", async ({
  page,
  place,
}) => {
  const { account, address } = await prepareHistory(place);
  await storePlan(place, account, "free");
  await startLoggedIn(page, account);
  await page.goto(`${address}?version=1&template=kanban`);
  await expect(page.getByText("Kanban is one of the screens of Pro")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Template: Kanban" }).click();
  await page.getByRole("menuitem", { name: "Article" }).click();
  await expect(page.getByRole("region", { name: "Article in the tokens" })).toBeVisible();
});

test("versions that do not load are read again on request", async ({ page, place }) => {
  const { account, address } = await prepareHistory(place);
  await startLoggedIn(page, account);
  const versions = "**/api/v1/projects/*/versions";
  await page.route(versions, (route) => route.fulfill({ status: 404, json: { data: null } }));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Versions" })).toBeVisible();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(versions);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Yesterday" })).toBeVisible();
});

test("a version whose recipe cannot be read shows that, alone and in a comparison", async ({
  page,
  place,
}) => {
  const { account, address } = await prepareHistory(place);
  await startLoggedIn(page, account);
  const first = "**/api/v1/projects/*/versions/1";
  await page.route(first, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, recipe: {} } } });
  });
  for (const shown of ["version=1", "version=1&to=2"]) {
    await page.goto(`${address}?${shown}`);
    await expect(page.getByRole("alert")).toContainText("An unknown error occurred");
  }
  await page.unroute(first);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "tokens of versions 1 and 2" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a phone lists the versions alone, and each of them opens its whole preview", async ({
  page,
  place,
}) => {
  const { account, address } = await prepareHistory(place);
  await startLoggedIn(page, account);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const preview = page.getByText("Version 1 read-only preview");
  await expect(page.getByRole("region", { name: "Yesterday" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Preview" })).toHaveCount(0);
  await page.getByRole("region", { name: "Yesterday" }).getByRole("link").click();
  await expect(preview).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the controls" }).click();
  await expect(preview).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Versions" })).toBeVisible();
});

test("a viewer reads the versions and finds nothing that changes them", async ({ page, place }) => {
  const { account, address } = await prepareHistory(place);
  await changeAsOwner(
    parseConfig({ DATA_DIR: place.dataFolder }),
    "update members set role = 'viewer' where user_id = $1",
    [account.user.id],
  );
  await startLoggedIn(page, account);
  await page.goto(`/tr${address}?version=1`);
  await expect(page.getByText("1. sürüm salt okunur önizleme")).toBeVisible();
  for (const name of ["Geri yükle", "Sabitle", "Ad"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
