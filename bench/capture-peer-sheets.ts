// node bench/capture-peer-sheets.ts: draws 24 bases as Tessera and its peers color them, and writes
// a sheet for each scheme to bench/build/peer-sheets.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { hardBases } from "@tessera/engine/testing";
import { withChromium } from "./open-chromium.ts";
import { lookMakers, type Look, type LookScheme } from "./peer-looks.ts";

const folder = join(import.meta.dirname, "build/peer-sheets");
const bases = hardBases.slice(0, 24);
const barHeights = [52, 38, 46, 30, 42];

await mkdir(folder, { recursive: true });
await withChromium(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 100 } });
  for (const scheme of ["light", "dark"] as const) {
    await page.setContent(printSheet(scheme));
    const path = join(folder, `${scheme}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  }
});

function printSheet(scheme: LookScheme): string {
  const heads = ["Base", ...lookMakers.map(({ name }) => name)].map((each) => `<th>${each}</th>`);
  const rows = bases.map((base) => {
    const cells = lookMakers.map(({ make }) => `<td>${printLook(make(base, scheme))}</td>`);
    return `<tr><th><i style="background:${base}"></i>${base}</th>${cells.join("")}</tr>`;
  });
  return `<!doctype html><style>
    body { margin: 8px; font: 13px sans-serif }
    table { border-collapse: collapse; width: 100% }
    td { padding: 2px }
    th i { display: block; width: 60px; height: 40px; border: 1px solid #888 }
    section { padding: 8px }
    article { display: flex; gap: 10px; align-items: end; padding: 8px; border: 1px solid; border-radius: 8px }
    button { padding: 7px 12px; border: 0; border-radius: 6px; font: inherit }
    p { margin: 4px 0 }
    div { padding: 4px 8px; border-radius: 4px }
    figure { display: flex; gap: 3px; align-items: end; margin: 0 }
    b { width: 12px }
  </style><table><tr>${heads.join("")}</tr>${rows.join("")}</table>`;
}

function printLook(look: Look): string {
  const bars = look.chart.map(
    (color, index) => `<b style="background:${color};height:${barHeights[index] ?? 0}px"></b>`,
  );
  return `<section style="background:${look.page};color:${look.text}">
    <article style="background:${look.card};border-color:${look.border}">
      <span><p>Card <span style="color:${look.muted}">and details</span></p>
        <div style="background:${look.tint};color:${look.onTint}">A tinted row</div></span>
      <button style="background:${look.button};color:${look.onButton}">Button</button>
      <figure>${bars.join("")}</figure>
    </article></section>`;
}
