import type { Page } from "@playwright/test";
import { modeAxes, type Scheme } from "@tessera/engine";
import { freeTemplates, templateIds } from "../../apps/web/app/editor/templates/template-ids.ts";
import { registerAccount } from "../factories/account.ts";
import { isLong } from "../form.ts";
import { listSchemes } from "./support/list-schemes.ts";
import { expect, test } from "./support/story.ts";
import { openTemplateCode } from "./support/template-code.ts";
import {
  designOf,
  drawTemplate,
  openTemplatePage,
  printFontLinks,
} from "./support/template-page.ts";

const forms = ["html", "react"] as const;
const widthPx = 1280;

test("the code of a template as HTML and as React renders its pixels", async ({ page, place }) => {
  const account = await registerAccount(place);
  const fontLinks = await printFontLinks(account);
  const design = designOf("#6b46c1");
  for (const [index, id] of (isLong ? templateIds : freeTemplates).entries()) {
    const drawn = new Map<Scheme, Buffer>();
    await openTemplatePage(page, account);
    for (const scheme of modeAxes.scheme) {
      await drawTemplate(page, { id, locale: "en", design, scheme, widthPx });
      drawn.set(scheme, await capture(page));
    }
    for (const [turn, form] of forms.entries()) {
      await openTemplateCode(page, { form, id, design, fontLinks });
      for (const scheme of listSchemes(index, turn)) {
        await page.evaluate((name) => {
          document.documentElement.dataset["theme"] = name;
        }, scheme);
        await expect
          .poll(async () => countDifferent(page, drawn.get(scheme), await capture(page)), {
            message: `${id} as ${form} in ${scheme}`,
          })
          .toBe(0);
      }
    }
  }
});

/** Captures the window without motion. */
function capture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: "disabled", caret: "hide" });
}

/** The largest difference of a channel, of 255, that two drawings of one edge have in one browser. */
const mostDifference = 24;

/** Counts the pixels of two images that differ visibly; all of them if the sizes differ. */
function countDifferent(page: Page, one: Buffer | undefined, other: Buffer): Promise<number> {
  if (one?.equals(other)) return Promise.resolve(0);
  const images = [one, other].map((image) => `data:image/png;base64,${image?.toString("base64")}`);
  return page.evaluate(
    async ({ images, mostDifference }) => {
      const [a, b] = await Promise.all(images.map(readPixels));
      if (a === undefined || b === undefined || a.length !== b.length) return Number.MAX_VALUE;
      let count = 0;
      for (let at = 0; at < a.length; at += 4)
        if (
          [at, at + 1, at + 2].some((i) => Math.abs(Number(a[i]) - Number(b[i])) > mostDifference)
        )
          count += 1;
      return count;

      async function readPixels(address: string) {
        const image = new Image();
        image.src = address;
        await image.decode();
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data;
      }
    },
    { images, mostDifference },
  );
}
