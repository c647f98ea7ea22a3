import { useLingui } from "@lingui/react/macro";
import type { DecisionPath, NumberLimits } from "@tessera/engine";
import { printNumber, SliderField } from "@tessera/ui";
import { NewDefaultOffer } from "./new-default-offer.tsx";
import styles from "./recipe-field.module.css";
import { useDecision } from "./use-decision.ts";

type RecipeNumberFieldProps = {
  readonly path: DecisionPath;
  readonly range: NumberLimits;
  readonly unit?: string | undefined;
};

/** Shows a slider and a number field for a decision. */
export function RecipeNumberField({ path, range, unit }: RecipeNumberFieldProps) {
  const { i18n } = useLingui();
  const { label, value, canEdit, message, change } = useDecision(path, "continuous");
  const print = (offered: unknown) =>
    [printNumber(Number(offered), i18n.locale), unit].filter(Boolean).join(" ");
  return (
    <>
      <SliderField
        unit={unit}
        className={styles.number}
        label={label}
        value={Number(value)}
        min={range.min}
        max={range.max}
        step={range.step}
        isDisabled={!canEdit}
        errorMessage={message}
        onChange={change}
      />
      <NewDefaultOffer path={path} print={print} />
    </>
  );
}
