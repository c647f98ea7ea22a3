import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "@tessera/ui";
import type { LeafPath } from "#editor/draft/leaf-path.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeLeaf } from "#editor/names/describe-leaf.ts";
import styles from "./recipe-field.module.css";
import { useLeaf } from "./use-leaf.ts";

type RecipeChoiceFieldProps<Value extends string | number> = {
  readonly path: LeafPath;
  readonly choices: readonly { readonly id: Value; readonly text: string }[];
};

/** One of a few things that the recipe decides between. */
export function RecipeChoiceField<Value extends string | number>({
  path,
  choices,
}: RecipeChoiceFieldProps<Value>) {
  const { i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { value, change } = useLeaf(path);
  const label = describeLeaf(i18n, path);
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <SegmentedControl
        size="s"
        label={label}
        isDisabled={!canEdit}
        segments={choices}
        value={value as Value}
        onChange={change}
      />
    </div>
  );
}
