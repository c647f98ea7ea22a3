import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import {
  baseColorField,
  enter,
  expectSaved,
  openPart,
  openStatus,
  saveButton,
} from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** A window with room for the whole tree of screens. */
const spacious = { width: 1600, height: 900 };

test("similar controls of the editor have distinct accessible names", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#6b46c1");
  await startLoggedIn(page, account);
  await page.setViewportSize(spacious);
  await page.goto(addressOf(account, project, "colors"));
  await expect(baseColorField(page)).toBeVisible();

  const picker = (color: string) =>
    page.getByRole("button", { name: `Pick a color for ${color} from the screen` });
  for (const color of ["Success", "Warning", "Danger", "Info"]) {
    await openStatus(page, color);
    await expect(picker(color)).toHaveCount(1);
  }
  await openPart(page, "Brand");
  await expect(picker("Base color")).toHaveCount(1);

  const navigation = page.getByRole("navigation", { name: "Design system" });
  for (const name of [
    "Typography 16 px, ratio 1.25",
    "Shadows Levels 1 to 5",
    "Radii 8 px",
    "Z-indices 11 layers",
    "Breakpoint 6 breakpoints",
    "Motion 3 durations, 3 easing curves",
    "Variables",
  ]) {
    await expect(navigation.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const disclosure = navigation.getByRole("button", { name: "Pages under Variables" });
  await expect(disclosure).toHaveAttribute("aria-expanded", "false");

  await expect(
    page.getByRole("button", { name: /, [\d.]+ contrast, base color$/ }).first(),
  ).toBeVisible();
});

test("the search of the side navigation finds screens and formats", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.setViewportSize(spacious);
  await page.goto(addressOf(account, project, "colors"));
  const navigation = page.getByRole("navigation", { name: "Design system" });
  await expect(baseColorField(page)).toBeVisible();
  const search = navigation.getByRole("searchbox", { name: "Search", exact: true });
  for (const [text, found] of [
    ["radius", "Radii"],
    ["RADII", "Radii"],
    ["scss", "SCSS"],
  ] as const) {
    await search.fill(text);
    await expect(navigation.getByRole("link", { name: found }).last()).toBeVisible();
    await expect(navigation.getByText("No results found")).toBeHidden();
  }
  await search.fill("radi");
  await search.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(addressOf(account, project, "radii"));
});

test("Save names the field with an invalid text and focuses it, until it is corrected and saved", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#6b2d4f");
  const danger = await openStatus(page, "Danger");
  await danger.fill("banana");
  await saveButton(page).click();
  await expect(page.getByText("“Danger” isn’t saved. Enter a valid value.")).toBeVisible();
  await expect(danger).toBeFocused();
  await expect(danger).toHaveValue("banana");
  await expectSaved(page, 2);
  await expect(saveButton(page)).toBeEnabled();
  await enter(danger, "#b91c1c");
  await saveButton(page).click();
  await expectSaved(page, 3);
  await expect(page.getByText("“Danger” isn’t saved. Enter a valid value.")).toBeHidden();
});
