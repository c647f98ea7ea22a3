import type { Page } from "@playwright/test";
import { operations } from "@tessera/contract";
import { createRecipe, type HexColor, type Recipe } from "@tessera/engine";
import { registerAccount, type Account, type Place } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

type Setting = {
  /** The viewer, a member of the project's organization. */
  readonly viewer: Account;
  readonly projectId: string;
  readonly recipe: Recipe;
  /** Opens a screen of the project and checks that it has nothing to edit with. */
  readonly open: (screen: string) => Promise<void>;
};

/** Creates a project on Pro with a palette and a pin, and a viewer of it. */
async function openAsViewer(page: Page, place: Place): Promise<Setting> {
  const [owner, viewer] = await Promise.all([
    registerAccount(place),
    registerAccount(place, "Vera Bakan"),
  ]);
  await storePlan(place, owner, "pro");
  const project = await createProject(owner, "Vapur");
  const { color, ...rest } = createRecipe("#2447b8" as HexColor);
  const advanced = {
    palettes: { sea: { base: "#0d9488", hasRoles: true } },
    pinnedSteps: { sea: { 300: "#a7e3dc" } },
  };
  const { recipe } = await callOperation({ ...owner, ifMatch: "*" }, operations.updateRecipe, {
    params: { projectId: project.id },
    body: { recipe: { ...rest, color: { ...color, advanced } } as unknown as Recipe },
  });
  await addMember(place, owner, viewer, "viewer");
  await startLoggedIn(page, viewer);
  return {
    viewer: { ...viewer, organizationId: owner.organizationId },
    projectId: project.id,
    recipe,
    async open(screen) {
      await page.goto(addressOf(owner, project, screen));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
      await expectNoEditButtons(page);
    },
  };
}

/** Checks that controls that only edit are absent. */
async function expectNoEditButtons(page: Page): Promise<void> {
  const name = /^(Save|Edit|Discard|Undo|Redo|Add|Remove|Move|Reset|Pin)\b/;
  await expect(page.getByRole("button", { name })).toHaveCount(0);
}

/** Checks that values are texts that no press opens. */
async function expectNoValueButtons(page: Page): Promise<void> {
  await expect(page.locator("button[data-value]")).toHaveCount(0);
}

/** Checks that controls that also show a value are present and read-only. */
async function expectReadOnlyControls(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const role of ["slider", "switch"] as const)
    await expect(main.getByRole(role, { disabled: false })).toHaveCount(0);
}

test("a viewer sees motion, spacing and layers, plays and copies, and cannot edit", async ({
  page,
  place,
}) => {
  const { open } = await openAsViewer(page, place);
  await open("motion");
  await expect(page.getByText("You have view access.")).toBeVisible();
  const durations = page.getByRole("list", { name: "Durations" });
  await expect(durations).toContainText("fast120ms");
  await expectNoValueButtons(page);
  await expect(page.getByRole("button", { name: "enter: choose a curve" })).toBeDisabled();
  await expect(page.getByLabel("New duration")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play" })).toBeEnabled();
  await expectReadOnlyControls(page);
  await expectAccessible(page);

  await open("spacing");
  await expect(page.getByRole("list", { name: "Spacing steps" })).toContainText("xs4px");
  await expectNoValueButtons(page);
  await expectReadOnlyControls(page);
  await open("z-indices");
  await expect(page.getByText("Order, top first")).toBeVisible();
  await expectReadOnlyControls(page);
});

test("a viewer sees palettes and pins, copies a color, and cannot edit", async ({
  page,
  place,
}) => {
  const { open } = await openAsViewer(page, place);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("colors?part=advanced");
  const sea = page.getByRole("group", { name: "sea", exact: true });
  for (const name of ["Name", "Base"])
    await expect(sea.getByLabel(name, { exact: true })).not.toBeEditable();
  await expect(sea.getByRole("switch", { name: "Create roles for this palette" })).toBeChecked();
  await expectNoValueButtons(page);

  await sea.getByRole("button", { name: /^300, .*pinned/ }).click();
  const detail = page.getByRole("group", { name: "sea-300" });
  await expect(detail.getByLabel("Pin to a color")).toHaveCount(0);
  await expectNoEditButtons(page);
  await expectReadOnlyControls(page);
  await detail.getByRole("button", { name: "Copy #a7e3dc" }).click();
  await expect(page.getByText("Copied #a7e3dc")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#a7e3dc");
  await expectAccessible(page);
});

test("a viewer chooses options of a format and downloads the file", async ({ page, place }) => {
  const { open } = await openAsViewer(page, place);
  await open("variables/css");
  await page.getByRole("button", { name: /Name style/ }).press("Enter");
  await page.getByRole("option", { name: "snake_case" }).press("Enter");
  await expect(page.getByLabel("Code of tokens.css").first()).toContainText("--color_sea_300");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("tokens.css");
});

test("a write by a viewer is refused, and changes nothing", async ({ page, place }) => {
  const { viewer, projectId, recipe } = await openAsViewer(page, place);
  const caller = { ...viewer, ifMatch: "*" };
  const params = { projectId };
  const variables = [{ key: "m", value: "20px" }];
  const black = "#000000";
  const refused = /answered 403: .*"errorCode":"notAllowed"/;
  const forced = [
    () =>
      callOperation(caller, operations.updateRecipe, { params, body: { recipe: createRecipe() } }),
    () =>
      callOperation(caller, operations.updateSpacing, {
        params,
        body: { type: "custom", variables },
      }),
    () => callOperation(caller, operations.updatePalette, { params, body: { baseColor: black } }),
    () =>
      callOperation(caller, operations.updateStatusColor, {
        params,
        body: { status: "info", colorCode: black },
      }),
  ];
  for (const force of forced) await expect(force()).rejects.toThrow(refused);
  const kept = await callOperation(viewer, operations.getRecipe, { params });
  expect(kept.recipe).toEqual(recipe);
});
