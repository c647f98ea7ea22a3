import { useLingui } from "@lingui/react/macro";
import { Icon, LinkButton } from "@tessera/ui";
import { ArrowLeft } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";

/** Links back to the editor of the open project. */
export function SideBack() {
  const { t } = useLingui();
  const { organization, project } = useOpenProject();
  return (
    <LinkButton
      kind="quiet"
      aria-label={t`Back to the editor`}
      href={`/${organization.slug}/${project.slug}/design-system/colors`}
    >
      <Icon icon={ArrowLeft} />
    </LinkButton>
  );
}
