import type { ValueOf } from "#decisions/decision.ts";
import { families, flag, formerly, group, later, number, rising } from "#decisions/kinds.ts";

/** The weights of texts, from the lightest. */
export const weightNames = ["regular", "medium", "semibold", "bold"] as const;

/** The default families: open fonts that the product hosts, by the names of their variable and their static files. */
const bodyFamilies = ["Inter Variable", "Inter", "system-ui", "sans-serif"];
const headingFamilies = [
  "Plus Jakarta Sans Variable",
  "Plus Jakarta Sans",
  "system-ui",
  "sans-serif",
];
const codeFamilies = ["JetBrains Mono Variable", "JetBrains Mono", "ui-monospace", "monospace"];
/** The families of design systems from before: those of the operating system. */
const systemFamilies = ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"];
const weight = (initial: number) => later(number({ min: 1, max: 1000, step: 1, default: initial }));
const ratio = { min: 1, max: 1.618, step: 0.001 } as const;

/** The decisions on typography. */
export const typographyDecisions = group({
  basePx: number({ min: 8, max: 32, step: 1, default: 16 }),
  /** The ratio of a step to the one below it at the narrow viewport (480 px). */
  ratioNarrow: number({ ...ratio, default: 1.2 }),
  /** The ratio at the wide viewport (1536 px); the only one if the type is not fluid. */
  ratioWide: number({ ...ratio, default: 1.25 }),
  isFluid: flag(false),
  /** The smallest size that a step may have. */
  leastSizePx: later(number({ min: 1, max: 16, step: 0.5, default: 12 }), 1),
  /** Rounds every size to a quarter of a pixel. */
  isRounded: later(flag(true), false),
  familyBody: formerly(families(bodyFamilies), systemFamilies),
  familyHeading: formerly(families(headingFamilies), systemFamilies),
  familyCode: later(families(codeFamilies)),
  weights: later(
    rising({
      regular: weight(400),
      medium: weight(500),
      semibold: weight(600),
      bold: weight(700),
    }),
  ),
});

/** The typography decisions of a recipe. */
export type Typography = ValueOf<typeof typographyDecisions>;
