import { useLingui } from "@lingui/react/macro";
import type { NumberLimits } from "@tessera/engine";
import { SliderField } from "@tessera/ui";
import type { LeafPath } from "#editor/draft/leaf-path.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeLeaf } from "#editor/names/describe-leaf.ts";
import styles from "./recipe-field.module.css";
import { useLeaf } from "./use-leaf.ts";

type RecipeNumberFieldProps = {
  readonly path: LeafPath;
  readonly range: NumberLimits;
  readonly unit?: string;
};

/** A number that the recipe decides, with a slider and a field. */
export function RecipeNumberField({ path, range, ...rest }: RecipeNumberFieldProps) {
  const { i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { value, message, change } = useLeaf(path);
  return (
    <SliderField
      {...rest}
      className={styles.number ?? ""}
      label={describeLeaf(i18n, path)}
      value={Number(value)}
      min={range.min}
      max={range.max}
      step={range.step}
      isDisabled={!canEdit}
      errorMessage={message}
      onChange={change}
    />
  );
}
