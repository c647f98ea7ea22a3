import { LazyPopup, popupPart } from "@tessera/ui";
import { importPart } from "#editor/later-parts/import-part.ts";
import type { Template } from "#editor/templates/template-list.ts";
import { TemplateButton } from "./template-button.tsx";

const picker = popupPart(() => importPart(import("./template-picker.tsx")));

type TemplateChoiceProps = {
  /** Undefined while the sample of the category is shown. */
  readonly template: Template | undefined;
  readonly hasSample: boolean;
};

/** Shows which template is previewed, and chooses another one. */
export function TemplateChoice(props: TemplateChoiceProps) {
  return (
    <LazyPopup
      part={picker}
      trigger={
        <TemplateButton template={props.template} aria-haspopup="menu" aria-expanded={false} />
      }
    >
      {({ TemplatePicker }) => <TemplatePicker {...props} />}
    </LazyPopup>
  );
}
