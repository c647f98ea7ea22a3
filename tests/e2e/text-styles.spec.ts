import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("the typography screen draws each text style in itself, and copies its CSS", async ({
  page,
  place,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  const project = await createProject(account, "Vapur");
  await page.goto(addressOf(account, project, "typography"));
  const styles = page.getByRole("region", { name: "Text styles" });
  await page.getByRole("region", { name: "Line height" }).scrollIntoViewIfNeeded();
  await styles.scrollIntoViewIfNeeded();
  await expect(styles.getByRole("listitem")).toHaveCount(12);
  await expect(styles.getByText("heading-m")).toHaveCSS("font-family", /^"Plus Jakarta Sans/);
  await expect(styles.getByText("heading-m")).toHaveCSS("font-weight", "600");
  await expect(styles.getByText("body-s")).toHaveCSS("font-size", "12.75px");
  await expect(styles.getByText("code")).toHaveCSS("font-family", /^"JetBrains Mono/);
  await expectAccessible(page);
  await styles.getByRole("button", { name: "heading-m" }).click();
  await expect(page.getByText("Copied heading-m")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      "font-family: var(--font-family-heading);",
      "font-size: var(--font-size-heading-m);",
      "font-weight: var(--font-weight-semibold);",
      "line-height: var(--line-height-m);",
      "letter-spacing: var(--letter-spacing-m);",
    ].join("\n"),
  );
});
