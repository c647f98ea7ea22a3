import type { DecisionPath } from "@tessera/engine";
import { changeDecision } from "@tessera/engine";
import { useLingui } from "@lingui/react/macro";
import { printNumber } from "@tessera/ui";
import type { ReactNode } from "react";
import { NewDefaultOffer } from "./new-default-offer.tsx";
import styles from "./token-row.module.css";
import { TypedTextField } from "./typed-text-field.tsx";
import { useDecision } from "./use-decision.ts";
import { useEdit } from "./use-edit.ts";

type DecisionValueProps = {
  readonly path: DecisionPath;
  readonly unit?: string | undefined;
  /** A picture of the value. */
  readonly sample?: ReactNode;
};

/** Shows a row with a number of the recipe, as text until it is pressed. */
export function DecisionValue({ path, unit = "", sample }: DecisionValueProps) {
  const { i18n } = useLingui();
  const { label, value } = useDecision(path);
  const edit = useEdit();
  const print = (number: unknown) => printNumber(Number(number), i18n.locale) + unit;
  const apply = (text: string) => {
    const number = parse(text, unit);
    return edit(path, ({ recipe }) => changeDecision(recipe, path, number), print(number));
  };
  return (
    <>
      <div className={styles.row}>
        <span className={styles.label}>{label}</span>
        <TypedTextField
          aria-label={label}
          printed={print(value)}
          apply={apply}
          className={styles.value}
        />
        {sample !== undefined && (
          <span className={styles.picture} aria-hidden="true">
            {sample}
          </span>
        )}
      </div>
      <NewDefaultOffer path={path} print={print} />
    </>
  );
}

/** Parses a number with a point or a comma, with or without its unit; NaN is refused by the recipe. */
function parse(text: string, unit: string): number {
  const bare = text.trim().toLowerCase();
  const digits = unit && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare;
  return digits.trim() === "" ? Number.NaN : Number(digits.replace(",", "."));
}
