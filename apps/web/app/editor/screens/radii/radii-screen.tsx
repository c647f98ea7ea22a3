import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { RadiusTiles } from "./radius-tiles.tsx";

export const meta = titlePage(msg`Radius`);

/** The radii screen: one base for all, and each radius to pin. */
export default function RadiiScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={<Trans>Radius</Trans>}
      sample={<RadiusTiles />}
      sampleLabel={t`Every radius on a box`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeNumberField path="radius/basePx" range={recipeLimits.radius.basePx} unit="px" />
      </Section>
      <Section title={<Trans>Tokens</Trans>}>
        <TokenRows includes={(path) => path.startsWith("radius.")} />
      </Section>
    </CategoryScreen>
  );
}
