import { findTemplate, firstTemplate, type Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";

/** Returns the template that the address names, or the first one. */
export function useShownTemplate(): Template | undefined {
  const [{ template }] = useViewSettings();
  return findTemplate(template) ?? firstTemplate;
}
