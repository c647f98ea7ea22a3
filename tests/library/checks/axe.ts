import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const fromBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeFile = fromBuilder.resolve("axe-core/axe.min.js");
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// Rules for whole pages do not apply to a single component; the stories check them.
const rulesOfPages = [
  "bypass",
  "heading-order",
  "landmark-one-main",
  "page-has-heading-one",
  "region",
];

/** Loads axe into the page once. */
export async function provideAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.addScriptTag({ path: axeFile });
}

/** The violations that axe finds in what the page shows. */
export function readAxeViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([tags, off]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(
        // React Aria's live announcer may name elements that are removed shortly after.
        { exclude: ["[data-live-announcer]"] },
        {
          runOnly: { type: "tag", values: tags },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ["violations"],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // A description and the shortcut keys are exposed beside the name and are not part of it,
          // which axe cannot know.
          .filter(
            ({ target: [path] }) =>
              id !== "label-content-name-mismatch" ||
              !document
                .querySelector(path ?? "")
                ?.matches("[aria-describedby], [aria-keyshortcuts]"),
          )
          .map(({ target, failureSummary = "" }) =>
            `${id} at ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`.slice(0, 400),
          ),
      );
    },
    [levels, rulesOfPages] as const,
  );
}

type Axe = {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{
    violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly string[]; failureSummary?: string }[];
    }[];
  }>;
};
