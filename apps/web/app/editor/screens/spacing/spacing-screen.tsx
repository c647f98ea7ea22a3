import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type TokenPath } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SpacingBars } from "./spacing-bars.tsx";
import { SpacingStepsSection } from "./spacing-steps-section.tsx";

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

/** The spacing screen: its unit, density and steps, and both densities of each step. */
export default function SpacingScreen() {
  const { t } = useLingui();
  const { tokens } = useDesign();
  const { steps } = useDesign().recipe.spacing;

  /**
   * Returns the name of a compact step with the comfortable step that it equals if it is not
   * pinned.
   */
  function nameOfCompact(path: TokenPath): string {
    const key = stepOf(path);
    const index = steps.findIndex((step) => step.key === key);
    const isPinned = tokens.get(path)?.pinned === true;
    return isPinned ? key : `${key} = ${steps[Math.max(0, index - 1)]?.key}`;
  }

  return (
    <CategoryScreen
      title={<Trans>Spacing</Trans>}
      sample={<SpacingBars />}
      sampleLabel={t`Every step as a bar and a gap`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeChoiceField path="spacing/unitPx" choices={units} />
        <RecipeChoiceField
          path="spacing/density"
          choices={[
            { id: "comfortable", text: t`Comfortable` },
            { id: "compact", text: t`Compact` },
          ]}
        />
      </Section>
      <SpacingStepsSection />
      <Section title={<Trans>Comfortable</Trans>}>
        <TokenRows includes={isComfortable} nameOf={stepOf} />
      </Section>
      <Section
        title={<Trans>Compact</Trans>}
        aside={<Trans>One step smaller than Comfortable, unless pinned</Trans>}
      >
        <TokenRows includes={isCompact} nameOf={nameOfCompact} />
      </Section>
    </CategoryScreen>
  );
}
