import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { namedRatios, recipeLimits, type DecisionPath } from "@tessera/engine";
import { printNumber, Select, type SelectOption } from "@tessera/ui";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import styles from "./ratio-field.module.css";

type RatioName = (typeof namedRatios)[number]["name"];

const names: Readonly<Record<RatioName, MessageDescriptor>> = {
  "minor second": msg`Minor second`,
  "major second": msg`Major second`,
  "minor third": msg`Minor third`,
  "major third": msg`Major third`,
  "perfect fourth": msg`Perfect fourth`,
  "augmented fourth": msg`Augmented fourth`,
  "perfect fifth": msg`Perfect fifth`,
  "golden ratio": msg`Golden ratio`,
};

/** Edits a ratio between two sizes: as a number, or by its name in music. */
export function RatioField({ path }: { readonly path: DecisionPath }) {
  const { t, i18n } = useLingui();
  const { label, value, canEdit, change } = useDecision(path);
  const named = namedRatios.find(({ ratio }) => ratio === value);
  const options: readonly SelectOption<RatioName | "">[] = [
    ...(named ? [] : [{ id: "" as const, text: t`Custom ratio` }]),
    ...namedRatios.map(({ name, ratio }) => ({
      id: name,
      text: `${i18n._(names[name])} · ${printNumber(ratio, i18n.locale)}`,
    })),
  ];
  return (
    <div className={styles.ratio}>
      <RecipeNumberField path={path} range={recipeLimits.typography.ratioWide} />
      <Select
        aria-label={t`${label}: choose by name`}
        options={options}
        value={named?.name ?? ""}
        isDisabled={!canEdit}
        onChange={(name) => change(namedRatios.find((each) => each.name === name)?.ratio ?? value)}
      />
    </div>
  );
}
