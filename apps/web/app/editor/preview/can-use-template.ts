import type { Entitlements } from "@tessera/contract";
import { templates, type Template } from "#editor/templates/template-list.ts";

const freeCount = templates.filter(({ isFree }) => isFree).length;

/** Returns whether a plan has a template: all of them, or those of every plan. */
export function canUseTemplate(
  { componentTemplates }: Pick<Entitlements, "componentTemplates">,
  template: Template,
): boolean {
  return template.isFree || componentTemplates > freeCount;
}
