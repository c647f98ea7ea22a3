import { useLingui } from "@lingui/react/macro";
import { Icon, LinkButton } from "@tessera/ui";
import { ArrowLeft } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useViewSearch } from "#editor/view/use-view-settings.ts";

/** Links back to the editor of the open project. */
export function SideBack() {
  const { t } = useLingui();
  const view = useViewSearch();
  const { organization, project } = useOpenProject();
  return (
    <LinkButton
      kind="quiet"
      aria-label={t`Back to the editor`}
      href={`/${organization.slug}/${project.slug}/design-system/colors${view}`}
    >
      <Icon icon={ArrowLeft} />
    </LinkButton>
  );
}
