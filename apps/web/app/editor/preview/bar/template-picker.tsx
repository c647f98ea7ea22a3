import { useLingui } from "@lingui/react/macro";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import { Lock } from "lucide-react";
import { canUseTemplate } from "../can-use-template.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { templates, type Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { TemplateButton } from "./template-button.tsx";

type TemplatePickerProps = {
  readonly template: Template | undefined;
  readonly hasSample: boolean;
};

/** The button of the templates, and the list that it opens; locked ones can be looked at. */
export function TemplatePicker({ template: shown, hasSample }: TemplatePickerProps) {
  const { t, i18n } = useLingui();
  const { entitlements } = useOpenProject();
  const [, change] = useViewSettings();
  return (
    <MenuTrigger>
      <TemplateButton template={shown} />
      <Menu aria-label={t`Templates`}>
        {hasSample && (
          <MenuItem
            isCurrent={shown === undefined}
            onAction={() => change({ template: undefined })}
          >
            {t`Sample`}
          </MenuItem>
        )}
        <MenuSection title={t`Screens`}>
          {templates.map((template) => (
            <MenuItem
              key={template.id}
              icon={canUseTemplate(entitlements, template) ? undefined : Lock}
              isCurrent={template.id === shown?.id}
              onAction={() => change({ template: template.id })}
            >
              {i18n._(template.title)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
