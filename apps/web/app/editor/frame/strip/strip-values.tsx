import { useLingui } from "@lingui/react/macro";
import { type Design, readRamp, type StripDecision } from "@tessera/engine";
import { MiniRamp, printNumber, Swatch } from "@tessera/ui";
import type { ComponentType } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useTrial } from "#editor/draft/trial.ts";
import styles from "./recipe-strip.module.css";

/** Shows the value of each decision in the draft, or in the design that is being tried. */
export const stripValues: Readonly<Record<StripDecision, ComponentType>> = {
  color: ColorValue,
  type: TypeValue,
  ratio: RatioValue,
  unit: UnitValue,
  radius: RadiusValue,
  shadow: ShadowValue,
  density: DensityValue,
};

/** Returns a part of the shown design. */
function useShown<Part>(select: (design: Design) => Part): Part {
  const tried = useTrial();
  const part = useDesign(select);
  return tried ? select(tried.design) : part;
}

function ColorValue() {
  const base = useShown(({ recipe }) => recipe.color.base);
  const steps = useShown((design) => readRamp(design, "primary"));
  return (
    <>
      <Swatch color={base} />
      <span className={styles.code}>{base}</span>
      <span className={styles.ramp} aria-hidden="true">
        <MiniRamp steps={steps} />
      </span>
    </>
  );
}

function TypeValue() {
  const { familyHeading, familyBody } = useShown(({ recipe }) => recipe.typography);
  return (
    <>
      <FamilyName families={familyHeading} />
      <span className={styles.slash}>/</span>
      <FamilyName families={familyBody} />
    </>
  );
}

/** Shows the first family of a font in its own face, without the word for its kind of file. */
function FamilyName({ families }: { readonly families: readonly string[] }) {
  const { t } = useLingui();
  const [first = ""] = families;
  const isSystem = first === "system-ui";
  return (
    <span className={styles.family} style={{ fontFamily: families.join(", ") }}>
      {isSystem ? t`System` : first.replace(/ Variable$/, "")}
    </span>
  );
}

function RatioValue() {
  const { i18n } = useLingui();
  const ratio = useShown(({ recipe }) => recipe.typography.ratioWide);
  return <span className={styles.code}>{printNumber(ratio, i18n.locale)}</span>;
}

function UnitValue() {
  const px = useShown(({ recipe }) => recipe.spacing.unitPx);
  return <span className={styles.code}>{px} px</span>;
}

function RadiusValue() {
  const px = useShown(({ recipe }) => recipe.radius.basePx);
  return <span className={styles.code}>{px} px</span>;
}

/** A shadow above this strength is deep, one below this softness has a crisp edge. */
const deepStrength = 1.5;
const crispSoftness = 0.6;

function ShadowValue() {
  const { t } = useLingui();
  const { strength, softness } = useShown(({ recipe }) => recipe.shadow);
  if (strength === 0) return t`None`;
  if (softness < crispSoftness) return t`Crisp`;
  return strength > deepStrength ? t`Deep` : t`Soft`;
}

function DensityValue() {
  const { t } = useLingui();
  const density = useShown(({ recipe }) => recipe.spacing.density);
  return density === "compact" ? t`Compact` : t`Comfortable`;
}
