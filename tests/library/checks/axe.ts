import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { listSettings } from "../shown-settings.ts";
import type { Subject } from "../subject.ts";

const fromBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeFile = fromBuilder.resolve("axe-core/axe.min.js");
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// A component alone is no page: what a page must have around it is the stories' business.
const rulesOfPages = [
  "bypass",
  "heading-order",
  "landmark-one-main",
  "page-has-heading-one",
  "region",
];

/** What axe finds in the states of a specimen, in every scheme, language, variant and density. */
export async function findAxeViolations({
  page,
  facts,
  show,
}: Subject): Promise<readonly string[]> {
  await provideAxe(page);
  const findings = new Set<string>();
  for (const setting of listSettings(facts.states, {})) {
    await show(setting);
    for (const finding of await runAxe(page)) {
      findings.add(`${Object.values(setting).join(", ")}: ${finding}`);
    }
  }
  return [...findings];
}

async function provideAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.addScriptTag({ path: axeFile });
}

function runAxe(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([tags, off]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(
        // What React Aria reads out names elements that may be gone a moment later.
        { exclude: ["[data-live-announcer]"] },
        {
          runOnly: { type: "tag", values: tags },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ["violations"],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // A description and the keys are told beside the name and are no part of it, which axe cannot tell.
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
