import type { Captured } from "./capture-states.ts";

/**
 * Prints the page that arranges all captured states in columns, with the tokens of the surrounding
 * playground.
 */
export function printSheet(captured: readonly Captured[], columns: number): string {
  return `<style>${style}</style><div class="sheet" style="columns: ${columns}">${captured
    .map(printComponent)
    .join("")}</div>`;
}

const style = `
  .sheet { column-gap: 1px; column-rule: 1px solid var(--color-grout); }
  .sheet h2 { padding: 16px 12px 0; font: 560 14px/20px var(--font-family-heading); break-after: avoid; }
  .sheet .states { display: flex; flex-wrap: wrap; align-items: end; border-bottom: 1px solid var(--color-grout); }
  .sheet figure { max-width: 100%; break-inside: avoid; }
  .sheet figcaption { padding: 4px 12px 8px; font: var(--type-mono); color: var(--color-faint); }
`;

function printComponent({ name, states }: Captured): string {
  const figures = states.map(
    (state) =>
      `<figure><img alt="" src="data:image/png;base64,${state.png.toString("base64")}"><figcaption>${state.name}</figcaption></figure>`,
  );
  return `<h2>${name}</h2><div class="states">${figures.join("")}</div>`;
}
