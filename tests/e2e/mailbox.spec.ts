import { locales, operations, pathOf } from "@tessera/contract";
import { newEmail } from "../factories/account.ts";
import { readCode } from "../factories/mailbox.ts";
import { createPassword } from "../factories/passwords.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { expect, test } from "./support/story.ts";

const texts = {
  en: "Enter this code to verify your email address.",
  tr: "E-posta adresinizi doğrulamak için bu kodu girin.",
};

for (const locale of locales) {
  test(`the local mailbox shows a mail as its reader sees it, and as text, in ${locale}`, async ({
    page,
    request,
    place,
  }) => {
    const email = newEmail();
    const password = createPassword();
    const person = { email, password, name: "Işık Ece", birthDate: "1991-04-23" };
    const registered = await request.post(pathOf(operations.register, {}), {
      headers: { "accept-language": locale },
      data: { ...person, acceptTerms: true },
    });
    expect(registered.status()).toBe(202);
    const code = await readCode(place.dataFolder, email);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/dev/mail");
    const entry = page.getByRole("listitem").filter({ hasText: email });
    await entry.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
    await expect(page.getByText(`To ${email}`)).toBeVisible();
    const mail = page.frameLocator("iframe");
    await expect(mail.locator("html")).toHaveAttribute("lang", locale);
    await expect(mail.getByText(code, { exact: true })).toBeVisible();
    await expect(mail.getByText(texts[locale])).toBeVisible();
    await expect(page.locator("pre")).toContainText(texts[locale]);
    await expect(page.locator("pre")).toContainText(code);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "All mail" }).click();
    await expect(entry).toHaveCount(1);
  });
}
