import { join } from "node:path";
import stylelint from "stylelint";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The rules that refuse a style sheet. */
async function findRefusals(code: string): Promise<readonly string[]> {
  const codeFilename = join(root, "packages/ui/src/core/planted.module.css");
  const { results } = await stylelint.lint({ code, codeFilename, cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe("the rules of style sheets", () => {
  it.each([
    "gap: 8px",
    "padding: 0 12px",
    "padding: var(--spacing-2) 0.5rem",
    "margin-top: -4px",
    "margin: calc(var(--spacing-2) + 3px)",
    "border-radius: 4px",
    "border-top-left-radius: 4px",
    "font-size: 0.875rem",
    "font: 500 14px / 1.25rem var(--font-family-mono)",
    "--inset: 16px",
  ])("refuse the typed length of { %s }", async (declaration) => {
    expect(await findRefusals(`.a { ${declaration}; }`)).toEqual([
      "declaration-property-value-disallowed-list",
    ]);
  });

  it.each([
    "gap: 1px",
    "margin: 0 auto",
    "padding: 5%",
    "padding: var(--spacing-2) calc(-1 * var(--spacing-1))",
    "padding-left: calc(var(--spacing-4) - 1px)",
    "border-radius: var(--radius-m)",
    "font: var(--type-label)",
    "width: 20px",
  ])("take { %s }", async (declaration) => {
    expect(await findRefusals(`.a { ${declaration}; }`)).toEqual([]);
  });

  it("refuse a typed width of a window, and take a named one", async () => {
    const block = "{ .a { color: red; } }";
    expect(await findRefusals(`@media (width <= 760px) ${block}`)).toEqual([
      "media-feature-name-disallowed-list",
    ]);
    expect(await findRefusals(`@media (max-width: 760px) ${block}`)).toHaveLength(1);
    expect(await findRefusals(`@media (--narrow) ${block}`)).toEqual([]);
  });

  it("refuse an unnamed width and an unknown token", async () => {
    expect(await findRefusals("@media (--tiny) { .a { color: red; } }")).toEqual([
      "no-unknown-custom-media",
    ]);
    expect(await findRefusals(".a { padding: var(--spacing-7); }")).toEqual([
      "no-unknown-custom-properties",
    ]);
  });
});
