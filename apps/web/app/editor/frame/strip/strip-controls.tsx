import { useLingui } from "@lingui/react/macro";
import { type HexColor, recipeLimits, type StripDecision } from "@tessera/engine";
import { ColorPicker } from "@tessera/ui";
import type { ComponentType } from "react";
import { RecipeChoiceField } from "#editor/fields/recipe-choice-field.tsx";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { FontField } from "#editor/screens/typography/font-field.tsx";
import { RatioField } from "#editor/screens/typography/ratio-field.tsx";
import styles from "./strip-popup.module.css";

/** The control of each decision of the strip. */
export const stripControls: Readonly<Record<StripDecision, ComponentType>> = {
  color: ColorControl,
  type: TypeControl,
  ratio: RatioControl,
  unit: UnitControl,
  radius: RadiusControl,
  shadow: ShadowControl,
  density: DensityControl,
};

function ColorControl() {
  const { label, value, canEdit, message, change } = useDecision("color/base", "continuous");
  return (
    <ColorPicker
      label={label}
      value={value as HexColor}
      isDisabled={!canEdit}
      errorMessage={message}
      onChange={change}
    />
  );
}

function TypeControl() {
  return (
    <div className={styles.fields}>
      <FontField path="typography/familyHeading" partnerPath="typography/familyBody" />
      <FontField path="typography/familyBody" partnerPath="typography/familyHeading" />
    </div>
  );
}

function RatioControl() {
  return <RatioField path="typography/ratioWide" />;
}

function UnitControl() {
  const choices = [4, 8].map((px) => ({ id: px, text: `${px} px` }));
  return <RecipeChoiceField path="spacing/unitPx" choices={choices} />;
}

function RadiusControl() {
  return <RecipeNumberField path="radius/basePx" range={recipeLimits.radius.basePx} unit="px" />;
}

function ShadowControl() {
  return (
    <div className={styles.fields}>
      <RecipeNumberField path="shadow/strength" range={recipeLimits.shadow.strength} />
      <RecipeNumberField path="shadow/softness" range={recipeLimits.shadow.softness} />
    </div>
  );
}

function DensityControl() {
  const { t } = useLingui();
  return (
    <RecipeChoiceField
      path="spacing/density"
      choices={[
        { id: "comfortable", text: t`Comfortable` },
        { id: "compact", text: t`Compact` },
      ]}
    />
  );
}
