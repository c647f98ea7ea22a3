import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization, Project } from "@tessera/contract";
import {
  Icon,
  LinkButton,
  printRelativeTime,
  Skeleton,
  SkeletonBlock,
  Tag,
  Text,
} from "@tessera/ui";
import { History } from "lucide-react";
import { FailureNote } from "#failures/failure-note.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { PaletteRamp } from "#palettes/palette-ramp.tsx";
import { useOrganization } from "#organization/organization-provider.tsx";
import { loadProjectTexts } from "#projects/texts/project-texts.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./organization-settings.module.css";
import { OrganizationPage } from "./organization-page.tsx";
import { ProjectSettings } from "./project/project-settings.tsx";
import { type AddressedProject, useAddressedProject } from "./project/use-addressed-project.ts";
import { prepare as prepareOrganization } from "./texts/organization-texts.ts";

/** Loads the texts of the settings, and those of what can be done with a project. */
export async function prepare(path: string): Promise<void> {
  await Promise.all([prepareOrganization(path), loadProjectTexts(path)]);
}

/** The page of the settings of a project. */
export default function ProjectPage() {
  const { t } = useLingui();
  const { organization } = useOrganization();
  const addressed = useAddressedProject(organization);
  const { project } = addressed;
  return (
    <OrganizationPage
      title={project?.name ?? t`Design system`}
      lead={() => project && <LastEdit project={project} />}
      least="editor"
      actions={({ slug }) =>
        project && (
          <>
            <LinkButton href={`/${slug}/${project.slug}/versions`}>
              <Icon icon={History} />
              {t`Versions`}
            </LinkButton>
            <LinkButton kind="ink" href={`/${slug}/${project.slug}/design-system/colors`}>
              {t`Open`}
            </LinkButton>
          </>
        )
      }
    >
      {(shown) => <Addressed organization={shown} addressed={addressed} />}
    </OrganizationPage>
  );
}

type AddressedProps = {
  readonly organization: Organization;
  readonly addressed: AddressedProject;
};

/** Shows the settings of the project in the address, or why there are none. */
function Addressed({ organization, addressed }: AddressedProps) {
  const { t } = useLingui();
  const { project, isMissing, error, retry } = addressed;
  if (project) {
    return (
      <>
        <PaletteRamp name={project.name} base={project.recipe.color.base} />
        <ProjectSettings key={project.id} organization={organization} project={project} />
      </>
    );
  }
  return (
    <div className={styles.part}>
      {error && <FailureNote failure={error} onRetry={retry} />}
      {isMissing && (
        <>
          <Text>
            <Trans>There’s no design system at this address. It may be moved or deleted.</Trans>
          </Text>
          <LinkButton href="/overview">{t`Go to your design systems`}</LinkButton>
        </>
      )}
      {!error && !isMissing && (
        <Skeleton>
          <SkeletonBlock className={styles.loading} />
        </Skeleton>
      )}
    </div>
  );
}

function LastEdit({ project }: { readonly project: Project }) {
  const { t } = useLingui();
  const when = printRelativeTime(project.updatedAt, useNow(), useLocale());
  const { revision } = project;
  const editor = project.updatedBy?.name ?? t`a deleted account`;
  return (
    <>
      {t`Revision ${revision}, ${editor}, ${when}`}{" "}
      {project.archivedAt !== null && <Tag>{t`Archived`}</Tag>}
    </>
  );
}
