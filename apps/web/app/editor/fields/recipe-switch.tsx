import { useLingui } from "@lingui/react/macro";
import type { DecisionPath } from "@tessera/engine";
import { Switch } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { useDecision } from "./use-decision.ts";

/** Shows a switch for a decision. */
export function RecipeSwitch({ path }: { readonly path: DecisionPath }) {
  const { i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { value, change } = useDecision(path);
  return (
    <Switch isSelected={value === true} isDisabled={!canEdit} onChange={change}>
      {describeDecision(i18n, path)}
    </Switch>
  );
}
