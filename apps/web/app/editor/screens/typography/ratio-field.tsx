import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { namedRatios, recipeLimits } from "@tessera/engine";
import { printNumber, Select, type SelectOption } from "@tessera/ui";
import type { LeafPath } from "#editor/draft/leaf-path.ts";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { useLeaf } from "#editor/fields/use-leaf.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeLeaf } from "#editor/names/describe-leaf.ts";
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

/** A ratio between two sizes: as a number, or by the name that it has in music. */
export function RatioField({ path }: { readonly path: LeafPath }) {
  const { t, i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { value, change } = useLeaf(path);
  const label = describeLeaf(i18n, path);
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
