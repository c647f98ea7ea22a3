import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TokenPath } from "@tessera/engine";
import { leafPath } from "#editor/draft/leaf-path.ts";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/shell/category-screen.tsx";
import { Section } from "#editor/shell/section.tsx";
import { SpacingBars } from "./spacing-bars.tsx";

const units = [
  { id: 4, text: "4 px" },
  { id: 8, text: "8 px" },
];

export const meta = titlePage(msg`Spacing`);

function isComfortable(path: TokenPath): boolean {
  return /^spacing\..*-comfortable$/.test(path);
}

function isCompact(path: TokenPath): boolean {
  return /^spacing\..*-compact$/.test(path);
}

function stepOf(path: TokenPath): string {
  return path.replace(/^spacing\.(.*)-\w+$/, "$1");
}

/** The spacing scale: its unit, its density, and both densities of every step. */
export default function SpacingScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={<Trans>Spacing</Trans>}
      sample={<SpacingBars />}
      sampleLabel={t`Every step as a bar and as a gap`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeChoiceField path={leafPath("spacing", "unitPx")} choices={units} />
        <RecipeChoiceField
          path={leafPath("spacing", "density")}
          choices={[
            { id: "comfortable", text: t`Comfortable` },
            { id: "compact", text: t`Compact` },
          ]}
        />
      </Section>
      <Section title={<Trans>Comfortable</Trans>}>
        <TokenRows includes={isComfortable} nameOf={stepOf} />
      </Section>
      <Section
        title={<Trans>Compact</Trans>}
        aside={<Trans>One step smaller, unless pinned</Trans>}
      >
        <TokenRows includes={isCompact} nameOf={stepOf} />
      </Section>
    </CategoryScreen>
  );
}
