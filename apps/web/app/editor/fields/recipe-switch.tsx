import { useLingui } from "@lingui/react/macro";
import { Switch } from "@tessera/ui";
import type { LeafPath } from "#editor/draft/leaf-path.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeLeaf } from "#editor/names/describe-leaf.ts";
import { useLeaf } from "./use-leaf.ts";

/** Something that the recipe turns on or off. */
export function RecipeSwitch({ path }: { readonly path: LeafPath }) {
  const { i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { value, change } = useLeaf(path);
  return (
    <Switch isSelected={value === true} isDisabled={!canEdit} onChange={change}>
      {describeLeaf(i18n, path)}
    </Switch>
  );
}
