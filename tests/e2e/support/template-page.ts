import { join } from "node:path";
import type { Page } from "@playwright/test";
import { operations, type Locale } from "@tessera/contract";
import {
  createRecipe,
  parseHexColor,
  parseRecipe,
  type Design,
  type Recipe,
  type Scheme,
} from "@tessera/engine";
import { listTemplateFiles } from "../../../apps/web/app/editor/templates/files/list-template-files.ts";
import type {
  SharedFile,
  TemplateFile,
} from "../../../apps/web/app/editor/templates/load-template.ts";
import { tokenProperties } from "../../../apps/web/app/editor/templates/token-properties.ts";
import type { Account } from "../../factories/account.ts";
import { callOperation } from "../../factories/call-operation.ts";
import { bundleScript } from "./bundle-script.ts";

const drawing = join(
  import.meta.dirname,
  "../../../apps/web/app/editor/templates/drawing/draw-template.ts",
);
let bundledDrawing: Promise<string> | undefined;
const files = listTemplateFiles();

/** How a template is drawn. */
export type Drawing = {
  readonly id: string;
  readonly locale: Locale;
  readonly design: Design;
  readonly scheme: Scheme;
  readonly widthPx: number;
};

/** Reads the built file of a template. */
export function readTemplate(id: string, locale: Locale): TemplateFile {
  return JSON.parse(files.get(`${id}.${locale}.json`) ?? "") as TemplateFile;
}

/** Reads the built file that all templates share. */
export function readShared(): SharedFile {
  return JSON.parse(files.get("shared.json") ?? "") as SharedFile;
}

/** Returns the design of the default recipe with a base color, and with other parts. */
export function designOf(base: string, parts: Partial<Recipe> = {}): Design {
  const hex = parseHexColor(base);
  const parsed = parseRecipe({ ...createRecipe(hex), ...parts });
  if (!parsed.ok) throw new Error(`No design has the base color ${base}`);
  return parsed.value;
}

/** Opens an empty page that draws templates with the function of the product, in the product's fonts. */
export async function openTemplatePage(page: Page, account: Account): Promise<void> {
  bundledDrawing ??= bundleScript(drawing);
  const head = `<meta charset="utf-8" /><title>Template</title>${await printFontLinks(account)}`;
  const body = `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;
  await page.route("**/template-page", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto("/template-page");
  await page.evaluate(await bundledDrawing);
}

/** Prints the links of the product's style sheets for the fonts of the default recipe. */
export async function printFontLinks(account: Account): Promise<string> {
  const fonts = await callOperation(account, operations.listFonts, {});
  const { familyBody, familyHeading } = createRecipe().typography;
  const families = [familyBody[0], familyHeading[0]];
  const links = fonts.flatMap((font) =>
    font.source === "bundled" && families.includes(font.families[0])
      ? [`<link rel="stylesheet" href="${font.stylesheet}" />`]
      : [],
  );
  return links.join("");
}

/** Draws a template in the page, and waits for its fonts. */
export async function drawTemplate(page: Page, { id, locale, design, scheme, widthPx }: Drawing) {
  await page.setViewportSize({ width: widthPx, height: 800 });
  const properties = [
    ...tokenProperties(design, { ...design.defaultModes, scheme }, widthPx),
    ["--screen-height", "800px"] as const,
  ];
  await page.evaluate(
    async ({ shared, file, properties, scheme, widthPx }) => {
      const { tessera } = window as unknown as {
        tessera: { drawTemplate: (host: HTMLElement, shared: unknown, file: unknown) => void };
      };
      const host = document.createElement("main");
      host.id = "host";
      host.style.colorScheme = scheme;
      host.style.width = `${widthPx}px`;
      for (const [name, value] of properties) host.style.setProperty(name, value);
      document.body.style.margin = "0";
      document.body.replaceChildren(host);
      tessera.drawTemplate(host, shared, file);
      // The fonts of what is drawn begin to load with its layout.
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
    },
    {
      shared: readShared(),
      file: readTemplate(id, locale),
      properties,
      scheme,
      widthPx,
    },
  );
}
