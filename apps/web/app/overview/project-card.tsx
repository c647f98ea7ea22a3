import { useLingui } from "@lingui/react/macro";
import type { Organization, Project } from "@tessera/contract";
import {
  HiddenText,
  IconButton,
  joinClassNames,
  printDate,
  printNumber,
  printRelativeTime,
  Tag,
  Text,
} from "@tessera/ui";
import { Lock, Star } from "lucide-react";
import { Link } from "react-aria-components";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./project-card.module.css";
import { type ActOn, ProjectMenu } from "./project-menu.tsx";
import { ProjectPreview } from "./project-preview.tsx";
import { useFavorite } from "./use-favorite.ts";

/** Shows one project: its palette, its name, its decisions, and its last editor. */
export function ProjectCard({
  organization,
  project,
  hasSlug,
  onAct,
}: {
  organization: Organization;
  project: Project;
  /** True when another project has the same name. */
  hasSlug: boolean;
  onAct: ActOn;
}) {
  const { t } = useLingui();
  const { color, typography, spacing } = project.recipe;
  const locale = useLocale();
  return (
    <article className={styles.card}>
      <ProjectPreview recipe={project.recipe} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link
            href={`/${organization.slug}/${project.slug}/design-system/colors`}
            className={styles.link ?? ""}
          >
            {project.name}
          </Link>
        </h2>
        <span className={styles.actions}>
          {!project.writable && project.archivedAt === null && (
            <Tag kind="warning" icon={Lock}>{t`Read-only`}</Tag>
          )}
          <FavoriteStar organization={organization} project={project} />
          <ProjectMenu organization={organization} project={project} onAct={onAct} />
        </span>
        <div className={styles.meta}>
          {hasSlug && (
            <Text as="span" size="mono" className={styles.slug}>
              {project.slug}
            </Text>
          )}
          <Decision name={t`Base color`} value={color.base} />
          <Decision name={t`Type ratio`} value={printNumber(typography.ratioWide, locale)} />
          <Decision name={t`Spacing unit`} value={`${spacing.unitPx} px`} />
          <LastEdit project={project} />
        </div>
      </div>
    </article>
  );
}

/** Shows a figure that sighted users recognize by its look, with its name for screen readers. */
function Decision({ name, value }: { name: string; value: string }) {
  return (
    <Text as="span" size="mono" tone="muted">
      <HiddenText>{name} </HiddenText>
      {value}
    </Text>
  );
}

function LastEdit({ project }: { project: Project }) {
  const { t } = useLingui();
  const locale = useLocale();
  const when = printRelativeTime(project.updatedAt, useNow(), locale);
  const { revision } = project;
  const editor = project.updatedBy?.name ?? t`a deleted account`;
  return (
    <Text as="span" size="label" tone="muted" className={styles.edit}>
      <time dateTime={project.updatedAt} title={printDate(project.updatedAt, locale)}>
        {t`Revision ${revision}, ${editor}, ${when}`}
      </time>
    </Text>
  );
}

/** Marks or unmarks a project as a favorite of the user. */
export function FavoriteStar({
  organization,
  project,
}: {
  organization: Organization;
  project: Project;
}) {
  const { t } = useLingui();
  const toggle = useFavorite(organization.id);
  const { name, favorite } = project;
  return (
    <IconButton
      icon={Star}
      size="s"
      label={favorite ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
      className={joinClassNames(favorite && styles.marked)}
      onPress={() => toggle.mutate({ projectId: project.id, favorite: !favorite })}
    />
  );
}
