import { expect, test } from "./shared-stage.ts";

test("searches each group separately, and shows there when nothing is found", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("side-navigation", { locale: "tr" });
  await show();
  const categories = page.getByRole("searchbox", { name: "Ara: Kategoriler" });
  const exports = page.getByRole("searchbox", { name: "Ara: Dışa aktarma" });
  await expect(page.getByPlaceholder("Ara...", { exact: true })).toHaveCount(2);
  await exports.fill("scss");
  await expect(page.getByRole("link", { name: "SCSS" })).toBeVisible();
  await expect(page.getByRole("link", { name: "CSS", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Renkler" })).toBeVisible();
  await expect(page.getByText("Sonuç bulunamadı")).toHaveCount(0);

  await categories.fill("scss");
  await expect(page.getByText("Sonuç bulunamadı")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Renkler" })).toBeHidden();
  await expect(page.getByRole("link", { name: "SCSS" })).toBeVisible();
});
