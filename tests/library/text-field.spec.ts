import { expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

test("a field's own validation marks an invalid value and explains it, until it is corrected", async ({
  page,
}) => {
  await showState(page, "text-field", { state: "validated" });
  const field = page.getByRole("textbox");
  await field.fill("a/b");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("A name has no slash.");
  await field.fill("a-b");
  await expect(field).not.toHaveAttribute("aria-invalid");
});
