import { useLingui } from "@lingui/react/macro";
import type { Organization, Project } from "@tessera/contract";
import {
  HiddenText,
  MiniRamp,
  printNumber,
  printRelativeTime,
  Table,
  type TableColumn,
  Tag,
} from "@tessera/ui";
import { generatePalette, type HexColor } from "@tessera/engine";
import { useMemo } from "react";
import { Link } from "react-aria-components";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import { FavoriteStar } from "./project-card.tsx";
import { type ActOn, ProjectMenu } from "./project-menu.tsx";
import styles from "./project-table.module.css";

/** The props of the table of projects. */
export type ProjectTableProps = {
  readonly organization: Organization;
  readonly projects: readonly Project[];
  readonly onAct: ActOn;
};

/** Shows projects as the rows of a table. */
export function ProjectTable({ organization, projects, onAct }: ProjectTableProps) {
  const { t } = useLingui();
  const columns = useProjectColumns(organization, onAct);
  return (
    <Table
      label={t`Design systems`}
      columns={columns}
      rows={projects}
      rowKey={({ id }) => id}
      rowSize="xl"
      className={styles.table}
    />
  );
}

function useProjectColumns(
  organization: Organization,
  onAct: ActOn,
): readonly TableColumn<Project>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  return useMemo(
    () => [
      {
        id: "name",
        title: t`Name`,
        isRowHeader: true,
        cell: (project) => <ProjectName organization={organization} project={project} />,
      },
      {
        id: "color",
        title: t`Base color`,
        isMono: true,
        cell: ({ recipe }) => <Colors base={recipe.color.base} />,
      },
      {
        id: "ratio",
        title: t`Type ratio`,
        isMono: true,
        cell: ({ recipe }) => printNumber(recipe.typography.ratioWide, locale),
      },
      {
        id: "unit",
        title: t`Spacing unit`,
        isMono: true,
        cell: ({ recipe }) => `${recipe.spacing.unitPx} px`,
      },
      {
        id: "edited",
        title: t`Last edited`,
        cell: ({ revision, updatedAt }) => {
          const when = printRelativeTime(updatedAt, now, locale);
          return <span className={styles.muted}>{t`Revision ${revision}, ${when}`}</span>;
        },
      },
      {
        id: "actions",
        title: <HiddenText>{t`Actions`}</HiddenText>,
        align: "end",
        cell: (project) => (
          <span className={styles.actions}>
            <FavoriteStar organization={organization} project={project} />
            <ProjectMenu organization={organization} project={project} onAct={onAct} />
          </span>
        ),
      },
    ],
    [t, locale, now, organization, onAct],
  );
}

type ProjectNameProps = { readonly organization: Organization; readonly project: Project };

/** The name of a project with its slug, which distinguishes projects of one name. */
function ProjectName({ organization, project }: ProjectNameProps) {
  const { t } = useLingui();
  return (
    <span className={styles.name}>
      <Link
        href={`/${organization.slug}/${project.slug}/design-system/colors`}
        className={styles.link ?? ""}
      >
        {project.name}
      </Link>
      <span className={styles.slug}>{project.slug}</span>
      {project.archivedAt !== null && <Tag>{t`Archived`}</Tag>}
    </span>
  );
}

function Colors({ base }: { readonly base: HexColor }) {
  const { steps } = useMemo(() => generatePalette(base), [base]);
  return (
    <span className={styles.colors}>
      <MiniRamp steps={steps} className={styles.ramp} />
      {base}
    </span>
  );
}
