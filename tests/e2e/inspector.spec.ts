import { registerAccount } from "../factories/account.ts";
import { setPlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("a button on the canvas shows its tokens, and its radius and step change there", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  setPlan(place, account.organization.slug, "pro");
  const project = await createProject(account, "Vapur", "#2447b8");
  await startLoggedIn(page, account);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf(account, project, "colors"));
  const frame = page.getByRole("region", { name: "Dashboard" });
  const button = frame.locator(".button", { hasText: "Inspection" });
  await expect(button).toBeVisible();
  await page.getByRole("button", { name: "Inspect", exact: true }).click();
  const layer = page.getByRole("button", { name: "Inspect the template" });
  await expect(layer).toBeVisible();

  const box = await button.boundingBox();
  if (!box) throw new Error("The button has no box");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const outlined = page.getByRole("button", { name: /^Button, color-action-solid,/ });
  await expect(outlined).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const panel = page.getByRole("region", { name: "Button", exact: true });
  await expect(panel.getByText("on-action-solid")).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole("slider", { name: "Radius" }).press("ArrowRight");
  await expect(button).toHaveCSS("border-radius", "9px");
  await panel.getByRole("button", { name: "primary-600", exact: true }).click();
  await expect(button).not.toHaveCSS("background-color", "rgb(36, 71, 184)");
  await expect(panel.getByRole("button", { name: "primary-600", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(button).toHaveCSS("background-color", "rgb(36, 71, 184)");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(button).toHaveCSS("border-radius", "8px");

  await panel.getByRole("slider", { name: "Radius" }).press("ArrowRight");
  const tile = page.getByRole("button", { name: /^tokens\.css 1 line changed/ });
  await expect(tile).toContainText("+ --radius-m: 9px;");
  await panel.getByRole("link", { name: "Edit role" }).click();
  await expect(page).toHaveURL(/\/tokens\?.*token=color\.action-solid/);
  const row = page.locator(`[role="option"][data-key="color.action-solid"]`);
  await expect(row).toBeFocused();
  const used = page.getByRole("complementary", { name: "Token" });
  await used.getByRole("link", { name: /^Dashboard/ }).click();
  await expect(page).toHaveURL(/\/colors\?template=dashboard/);
  await tile.click();
  const sheet = page.getByRole("dialog", { name: "Export" });
  await expect(sheet).toContainText("tokens.css");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.goto(addressOf(account, project, "radii") + "#radius-xl");
  await expect(page.getByRole("button", { name: /^radius-xl / })).toBeFocused();
});

test("the keyboard reaches the elements of a template, and leaves the inspector", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#2447b8");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors") + "?inspect=true");
  await expect(page.getByRole("region", { name: "Dashboard" }).getByText("Kovan")).toBeVisible();
  await page.getByRole("button", { name: "Inspect the template" }).focus();
  const current = page.locator("button:focus");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(current).toHaveAttribute("aria-label", /, .*color-/);
  const name = await current.getAttribute("aria-label");
  await page.keyboard.press("Tab");
  await expect(current).not.toHaveAttribute("aria-label", name ?? "");
  await page.keyboard.press("Shift+Tab");
  await expect(current).toHaveAttribute("aria-label", name ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy var()" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Copy var()" })).toBeHidden();
  await expect(current).toHaveAttribute("aria-label", name ?? "");
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/inspect/);
});
