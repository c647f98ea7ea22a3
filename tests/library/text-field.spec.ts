import { expect, test } from "./subject.ts";

test("a field's own check marks what it refuses and says why, until it is mended", async ({
  page,
}) => {
  await page.goto("/?specimen=text-field&state=validated");
  const field = page.getByRole("textbox");
  await field.fill("a/b");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("A name has no slash.");
  await field.fill("a-b");
  await expect(field).not.toHaveAttribute("aria-invalid");
});
