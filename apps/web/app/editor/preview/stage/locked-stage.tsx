import { useDesign } from "#editor/draft/draft-context.tsx";
import type { Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { LockedTemplate } from "./locked-template.tsx";

/** Shows a template that the plan does not have with the tokens of the draft. */
export function LockedStage({ template }: { readonly template: Template }) {
  const [{ scheme }] = useViewSettings();
  const design = useDesign((draft) => draft);
  return <LockedTemplate template={template} design={design} scheme={scheme} />;
}
