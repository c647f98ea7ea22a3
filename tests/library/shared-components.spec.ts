import type { Locator } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";

// The specification's shared components: their exact texts and measures.

const locales = ["en", "tr"] as const;

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? Number.NaN;
}

test.describe("Accordion", () => {
  const titles = { en: "Frequently asked questions", tr: "Sık sorulan sorular" };

  for (const locale of locales) {
    test(`has the specified title in ${locale}`, async ({ page, openSubject }) => {
      const { show } = await openSubject("accordion", { locale });
      await show();
      await expect(page.getByRole("heading", { name: titles[locale] })).toBeVisible();
    });
  }

  for (const key of ["Enter", "Space"]) {
    test(`opens and closes a question with ${key}`, async ({ page, openSubject }) => {
      const { show } = await openSubject("accordion");
      await show();
      const question = page.getByRole("button", { name: "How long is Free free?" });
      const answer = page.getByText("As long as you like.");
      await expect(answer).toBeHidden();
      await question.focus();
      await page.keyboard.press(key);
      await expect(answer).toBeVisible();
      await expect(question).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press(key);
      await expect(answer).toBeHidden();
      await expect(question).toBeFocused();
    });
  }
});

test.describe("Testimonials", () => {
  const titles = {
    en: "Loved by designers worldwide",
    tr: "Dünyanın her yerinde tasarımcıların gözdesi",
  };

  for (const locale of locales) {
    test(`have three columns under their title in ${locale}`, async ({ page, openSubject }) => {
      const { show } = await openSubject("testimonials", { locale });
      await show();
      await expect(page.getByRole("heading", { name: titles[locale] })).toBeVisible();
      const boxes = await page
        .getByRole("figure")
        .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(3);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
    });
  }

  test("render nothing without quotes", async ({ page, openSubject }) => {
    const { show } = await openSubject("testimonials");
    await show({ state: "none" });
    await expect(page.getByRole("heading")).toHaveCount(0);
  });
});

test.describe("Badge", () => {
  test("has three sizes", async ({ page, openSubject }) => {
    const { show } = await openSubject("badge");
    const heights: number[] = [];
    for (const state of ["small", "usual", "large"]) {
      await show({ state });
      const box = await page.getByText("3", { exact: true }).boundingBox();
      heights.push(box?.height ?? Number.NaN);
    }
    expect(heights).toEqual([16, 20, 24]);
  });
});

test.describe("HelpBox", () => {
  const sentences = {
    en: "Need help? Let us know at help@tessera.example",
    tr: "Yardıma mı ihtiyacınız var? Bize yazın: help@tessera.example",
  };

  for (const locale of locales) {
    test(`shows the address to write to in ${locale}`, async ({ page, openSubject }) => {
      const { show } = await openSubject("help-box", { locale });
      await show();
      await expect(page.locator("#stage")).toHaveText(sentences[locale]);
      await expect(page.getByRole("link")).toHaveAttribute("href", "mailto:help@tessera.example");
    });
  }
});

test.describe("Button", () => {
  for (const [locale, text] of [
    ["en", "Loading..."],
    ["tr", "Yükleniyor..."],
  ] as const) {
    test(`shows ${text} while it is pending`, async ({ page, openSubject }) => {
      const { show } = await openSubject("button", { locale });
      await show({ state: "pending" });
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  }
});

test.describe("LogoStrip", () => {
  const names =
    "CSS, LESS, SCSS, Figma, React, JavaScript, TypeScript, Tailwind, HTML, styled components, Next.js, Vue, Angular, Svelte".split(
      ", ",
    );

  test("names the fourteen technologies once", async ({ page, openSubject }) => {
    const { show } = await openSubject("logo-strip");
    await show();
    expect(await page.getByRole("listitem").allTextContents()).toEqual(names);
  });

  test("does not move with prefers-reduced-motion", async ({ page, openSubject }) => {
    const { show } = await openSubject("logo-strip");
    await show();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (const name of names) {
      await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
    }
  });

  test("moves, and can be stopped by keyboard", async ({ page, openSubject }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const { show } = await openSubject("logo-strip");
    await show();
    const states = () =>
      page.evaluate(() => {
        const moves = document.getAnimations().filter((each) => each instanceof CSSAnimation);
        return [...new Set(moves.map((each) => each.playState))];
      });
    expect(await states()).toEqual(["running"]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Play" })).toBeFocused();
    expect(await states()).toEqual(["paused"]);
  });
});

test.describe("Footer", () => {
  const columns = {
    en: ["Resources", "Documentation", "Who Are We", "Handbook", "Legal"],
    tr: ["Kaynaklar", "Dokümantasyon", "Biz kimiz", "El kitabı", "Yasal"],
  };

  for (const locale of locales) {
    test(`contains its columns, an address and the copyright in ${locale}`, async ({
      page,
      openSubject,
    }) => {
      const { show } = await openSubject("footer", { locale });
      await show();
      expect(await page.getByRole("heading").allTextContents()).toEqual(columns[locale]);
      await expect(page.getByRole("link", { name: "help@tessera.example" })).toBeVisible();
      await expect(page.getByText("© 2026 Tessera")).toBeVisible();
    });
  }
});

test.describe("ActionBar", () => {
  const names = {
    en: ["Edit", "Filter", "Create", "Save"],
    tr: ["Düzenle", "Filtrele", "Oluştur", "Kaydet"],
  };

  for (const locale of locales) {
    test(`offers its four actions, and counts the active filters, in ${locale}`, async ({
      page,
      openSubject,
    }) => {
      const { show } = await openSubject("action-bar", { locale });
      await show();
      for (const name of names[locale]) {
        await expect(page.getByRole("button", { name, exact: false })).toBeVisible();
      }
      await expect(page.getByRole("button", { name: names[locale][1] ?? "" })).toContainText("2");
      await show({ state: "nothing-to-save" });
      await expect(page.getByRole("button", { name: names[locale][3] ?? "" })).toBeDisabled();
    });
  }
});

test.describe("SideNavigation", () => {
  const texts = {
    en: { placeholder: /^Search/, nothing: "No results found", parent: "Variables" },
    tr: { placeholder: /^Ara\.\.\.$/, nothing: "Sonuç bulunamadı", parent: "Değişkenler" },
  };

  test("is 286 px wide", async ({ page, openSubject }) => {
    const { show } = await openSubject("side-navigation");
    await show();
    expect(await widthOf(page.getByRole("navigation"))).toBe(286);
  });

  test("marks the item of the current address", async ({ page, openSubject }) => {
    const { show } = await openSubject("side-navigation");
    await show({ state: "current-below-a-parent" });
    await expect(page.locator('[aria-current="page"]')).toHaveText(/SCSS/);
  });

  test("opens an external link in a new tab", async ({ page, openSubject }) => {
    const { show } = await openSubject("side-navigation");
    await show();
    const link = page.getByRole("link", { name: "Handbook opens in a new tab" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });

  test("separates its groups by lines", async ({ page, openSubject }) => {
    const { show } = await openSubject("side-navigation");
    await show();
    const groups = page.getByRole("navigation").locator("ul > li:first-child").locator("..");
    const lines = await groups.evaluateAll((lists) =>
      lists.map((list) => {
        const { borderTopWidth, borderBottomWidth, boxShadow } = getComputedStyle(
          list.closest("[class*=group]") ?? list,
        );
        return borderTopWidth !== "0px" || borderBottomWidth !== "0px" || boxShadow !== "none";
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter(Boolean).length).toBeGreaterThan(0);
  });

  for (const locale of locales) {
    test(`searches in ${locale}, and shows a message for no results`, async ({
      page,
      openSubject,
    }) => {
      const { placeholder, nothing } = texts[locale];
      const { show } = await openSubject("side-navigation", { locale });
      await show();
      const search = page.getByRole("searchbox").first();
      await expect(search).toHaveAttribute("placeholder", placeholder);
      await search.fill("qqqq");
      await expect(page.getByText(nothing).first()).toBeVisible();
    });
  }
});

test("PasswordField shows and hides the password, by keyboard", async ({ page, openSubject }) => {
  const { show } = await openSubject("password-field");
  await show();
  const field = page.locator("#stage input");
  await field.fill("correct horse");
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Hide password" })).toBeFocused();
  await expect(field).toHaveValue("correct horse");
});

test("CodeBlock copies its code by keyboard", async ({ page, openSubject }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { show } = await openSubject("code-block");
  await show();
  await page.getByRole("button", { name: /^Copy/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
});
