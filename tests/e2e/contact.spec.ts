import type { Browser, Page } from "@playwright/test";
import { readMailWith } from "../factories/mailbox.ts";
import { newEmail, type Place } from "../factories/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";

/** The address of the operators without a configuration. */
const operator = "hello@tessera.example";
const phone = { width: 390, height: 844 };
const message = "Merhaba, çizelge dışa aktarılamıyor: ğ ş ı.";

async function openWithoutScripts(browser: Browser, { origin }: Place) {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: phone,
  });
  return context.newPage();
}

/** Checks without scripts that the form is not wider than the phone. */
async function expectToFit(page: Page): Promise<void> {
  for (const part of ["main", "form"]) {
    const box = await page.locator(part).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(phone.width);
  }
}

test("a person without scripts writes in Turkish on a phone: errors beside fields, nothing lost, thanks", async ({
  browser,
  place,
}) => {
  const page = await openWithoutScripts(browser, place);
  await page.goto("/tr");
  await page.getByRole("contentinfo").getByRole("link", { name: "İletişim" }).click();
  await expect(page).toHaveURL("/tr/contact");
  await expectToFit(page);
  await page.getByLabel("Ad", { exact: true }).fill("Işık");
  await page.getByLabel("E-posta", { exact: true }).fill("yanlış");
  await page.getByLabel("Mesaj", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Mesajı gönder" }).click();

  await expect(page.getByRole("alert")).toContainText("E-posta: ");
  const problem = page.locator('[data-field-error="email"]');
  await expect(problem).toBeVisible();
  await expect(page.locator('[data-field-error="name"]')).toBeHidden();
  await expect(page.getByLabel("E-posta", { exact: true })).toHaveValue("yanlış");
  await expect(page.getByLabel("E-posta", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("Işık");
  await expect(page.getByLabel("Mesaj", { exact: true })).toHaveValue(message);
  await expectToFit(page);

  const email = newEmail();
  await page.getByLabel("E-posta", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page).toHaveURL("/tr/contact?sent=1#sent");
  await expect(page.getByRole("heading", { name: "Teşekkür ederiz" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mesajı gönder" })).toBeHidden();
  expect((await readMailWith(place.dataFolder, operator, email)).text).toContain(message);
  await page.context().close();
});

test("the form of the contact page checks its fields, keeps what is typed, and thanks", async ({
  page,
  place,
}) => {
  await page.goto("/contact");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Ada");
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Send message" }).click();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message);
  await expectAccessible(page);
  const address = newEmail();
  await email.fill(address);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("region", { name: "Thank you" })).toBeFocused();
  await expectAccessible(page);
  expect((await readMailWith(place.dataFolder, operator, address)).text).toContain(message);
});
