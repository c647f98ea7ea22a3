import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { isPressable, lengthUnits, type TokenPath } from "@tessera/engine";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { SizeFlags } from "#editor/fields/size-flags.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SizeBars } from "./size-bars.tsx";

const units = lengthUnits.map((unit) => ({ id: unit, text: unit }));

function isSize(path: TokenPath): boolean {
  return path.startsWith("size.");
}

export const meta = titlePage(msg`Size`);

/** The size screen: the heights of controls, and the unit of every length. */
export default function SizeScreen() {
  const { t } = useLingui();
  return (
    <CategoryScreen
      title={<Trans>Size</Trans>}
      sample={<SizeBars />}
      sampleLabel={t`A button and a field at every height`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeChoiceField path="units/length" choices={units} />
      </Section>
      <Section title={<Trans>Tokens</Trans>}>
        <SizeFlags includes={isSize} isFine={isPressable}>
          <Trans>Under 24 px: too small to tap or click comfortably (WCAG 2.5.8).</Trans>
        </SizeFlags>
        <TokenRows includes={isSize} />
      </Section>
    </CategoryScreen>
  );
}
