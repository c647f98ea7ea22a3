import type { Locator } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, openPart } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test.use({ contextOptions: { forcedColors: "active" } });

/** The color that an element is filled with, or a part of it. */
function readFill(element: Locator, part?: string): Promise<string> {
  return element.evaluate((one, name) => getComputedStyle(one, name).backgroundColor, part);
}

test("the editor keeps its lines and the draft its colors in forced colors", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#2447b8");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  const field = baseColorField(page);
  await expect(field.locator("..")).toHaveCSS("border-top-style", "solid");
  const preview = page.getByRole("region", { name: "Dashboard" });
  await expect(preview).toHaveCSS("border-top-style", "solid");
  await expect(preview.locator("[data-scheme]")).toHaveCSS("forced-color-adjust", "none");
  await expect(preview.locator(".button", { hasText: "Inspection" })).toHaveCSS(
    "background-color",
    "rgb(36, 71, 184)",
  );

  await page.goto(addressOf(account, project, "breakpoint"));
  const handle = page.getByRole("slider").first();
  const canvas = await readFill(page.locator("body"));
  await expect(handle).toBeVisible();
  expect(await readFill(handle, "::before")).not.toBe(canvas);

  const columns = page.getByRole("table").locator("tbody i").first();
  expect(await readFill(columns)).not.toBe(canvas);
  await page.goto(addressOf(account, project, "size"));
  const height = page.getByRole("region", { name: "Controls" }).locator("i").first();
  await expect(height).toBeVisible();
  expect(await readFill(height)).not.toBe(canvas);
  await page.goto(addressOf(account, project, "colors"));
  await openPart(page, "Contrast");
  const cells = page.getByText("Aa", { exact: true });
  await expect(cells.last()).toHaveCSS("forced-color-adjust", "none");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf(account, project, "radii"));
  const tabs = page.getByRole("navigation", { name: "Design system" });
  const tab = tabs.getByRole("link", { name: "Shape" });
  await expect(tab).toBeVisible();
  expect(await readFill(tab, "::after")).not.toBe(canvas);
  await page.getByRole("button", { name: "Show the whole preview" }).click();
  const choice = page.getByRole("radio", { name: "Light" });
  await expect(choice).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("radio", { name: "Dark" })).toHaveCSS("outline-style", "none");
  await page.goto("/overview");
  const search = page.getByPlaceholder("Search design systems");
  await expect(search.locator("..")).toHaveCSS("border-top-style", "solid");
});
