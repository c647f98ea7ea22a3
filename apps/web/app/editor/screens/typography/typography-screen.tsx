import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type DecisionPath,
  isLegible,
  isZoomable,
  recipeLimits,
  type TokenPath,
  bodySteps,
  headingSteps,
  weightNames,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { DecisionValue } from "#editor/fields/decision-value.tsx";
import { NewDefaultOffer } from "#editor/fields/new-default-offer.tsx";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { SizeFlags } from "#editor/fields/size-flags.tsx";
import { startsWith, TokenSection } from "#editor/screens/token-section.tsx";
import { BelowFold, OutOfView } from "#editor/panes/below-fold.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { FontFields } from "./font-fields.tsx";
import { RatioField } from "./ratio-field.tsx";
import { printFamilies } from "./with-fallback.ts";
import { Switch } from "@tessera/ui";
import { useDecision } from "#editor/fields/use-decision.ts";
import { CodeFontSheets, TextFontSheets } from "#editor/preview/font-sheets.tsx";
import { SampleRow } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./typography-screen.module.css";

const TextStylesSection = lazyPart(
  async () => (await importPart(import("./text-styles-section.tsx"))).TextStylesSection,
);

function isBase(path: TokenPath): boolean {
  return path === "font-size.base" || path === "line-height.base";
}

function isBodySize(path: TokenPath): boolean {
  return path === "font-size.base" || path.startsWith("font-size.body-");
}

/**
 * The typography screen: families, a base size, a ratio, every size, line height and spacing to pin,
 * and the text styles.
 */
export default function TypographyScreen() {
  const { t } = useLingui();
  const isFluid = useDesign(({ recipe }) => recipe.typography.isFluid);
  return (
    <CategoryScreen
      title={t`Typography`}
      sample={<TypeSpecimen />}
      sampleLabel={t`Every text size`}
    >
      <Section title={t`Generated from`}>
        <FontFields />
        <RecipeNumberField
          path="typography/basePx"
          range={recipeLimits.typography.basePx}
          unit="px"
        />
        <RatioField path="typography/ratioWide" />
        <RecipeSwitch path="typography/isFluid" />
        {isFluid && <RatioField path="typography/ratioNarrow" />}
        <DecisionValue path="typography/leastSizePx" unit="px" />
        <RecipeSwitch path="typography/isRounded" />
        <SizeFlags includes={startsWith("font-size.")} isFine={isZoomable}>
          <Trans>
            Changes more than 2.5 times with screen width, so zoom can’t always double it (WCAG
            1.4.4).
          </Trans>
        </SizeFlags>
        <SizeFlags includes={isBodySize} isFine={isLegible}>
          <Trans>Under 9 px at its smallest: too small to read comfortably.</Trans>
        </SizeFlags>
      </Section>
      <WeightsSection />
      <TokenSection title={t`Base`} includes={isBase} />
      <TokenSection
        title={t`Headings`}
        includes={startsWith("font-size.heading-")}
        isWide={isFluid}
      />
      <TokenSection title={t`Body`} includes={startsWith("font-size.body-")} isWide={isFluid} />
      <TokenSection title={t`Letter spacing`} includes={startsWith("letter-spacing.")} />
      <TokenSection
        title={t`Line height`}
        includes={(path) => path.startsWith("line-height.") && !isBase(path)}
      />
      <BelowFold>
        <OutOfView>{(onFailure) => <TextStylesSection onFailure={onFailure} />}</OutOfView>
      </BelowFold>
    </CategoryScreen>
  );
}

/** Edits the weights of texts, each with a sample. */
function WeightsSection() {
  const { t } = useLingui();
  const weights = useDesign(({ recipe }) => recipe.typography.weights);
  const fontFamily = useDesign(({ recipe }) => printFamilies(recipe.typography.familyBody));
  return (
    <Section title={t`Weights`}>
      <TextFontSheets />
      <ul className={styles.weights}>
        {weightNames.map((name) => (
          <li key={name}>
            <DecisionValue
              path={`typography/weights/${name}`}
              sample={<span style={{ fontFamily, fontWeight: weights[name] }}>Ağ</span>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows a switch for a decision. */
function RecipeSwitch({ path }: { readonly path: DecisionPath }) {
  const { t } = useLingui();
  const { label, value, canEdit, change } = useDecision(path);
  return (
    <>
      <Switch isSelected={value === true} isDisabled={!canEdit} onChange={change}>
        {label}
      </Switch>
      <NewDefaultOffer path={path} print={(offered) => (offered === true ? t`On` : t`Off`)} />
    </>
  );
}

/** A line with the letters and digits that a code font must tell apart. */
const codeLine = 'let pier = { no: 0, id: "Il1O" };';

/**
 * Shows every text style as the formats print it, on a line with all letters of Turkish that other
 * alphabets lack.
 */
function TypeSpecimen() {
  return (
    <div className={sample.sample}>
      {headingSteps.toReversed().map(({ key }) => (
        <SampleRow key={key} label={`heading-${key}`} path={`font-size.heading-${key}`}>
          <span
            className={styles.heading}
            style={{
              fontSize: `var(--font-size-heading-${key})`,
              letterSpacing: `var(--letter-spacing-${key})`,
              lineHeight: `var(--line-height-${key})`,
            }}
          >
            İğne ucunda şölen
          </span>
        </SampleRow>
      ))}
      {bodySteps.toReversed().map(({ key }) => (
        <SampleRow key={key} label={`body-${key}`} path={`font-size.body-${key}`}>
          <span style={{ fontSize: `var(--font-size-body-${key})` }}>
            <Trans>The ferry to Büyükada leaves at 08:25.</Trans>{" "}
            <span className={styles.letters}>ğ ş ı İ ö ü ç</span>
          </span>
        </SampleRow>
      ))}
      <SampleRow label="label" path="font-size.body-s">
        <span className={styles.label}>
          <Trans>Departure from the quay</Trans>
        </span>
      </SampleRow>
      <SampleRow label="code" path="font-size.body-m">
        <CodeFontSheets />
        <code
          className={styles.code}
          style={{ fontFamily: "var(--font-family-code)", fontSize: "var(--font-size-body-m)" }}
        >
          {codeLine}
        </code>
      </SampleRow>
      <p className={styles.paragraph}>
        <Trans>
          Fog lifts off the strait a little after seven. The first boat turns, the second waits for
          it, and by the third the quay is full of people who know each other by coat and by hour.
        </Trans>
      </p>
    </div>
  );
}
