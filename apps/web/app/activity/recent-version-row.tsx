import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Organization, Project, Version } from "@tessera/contract";
import { Avatar, HiddenText, printDate, printRelativeTime, Tag } from "@tessera/ui";
import { Link } from "react-aria-components";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import { printVersionQuery } from "#versions/print-version-query.ts";
import { TokenChange } from "#versions/token-change.tsx";
import { VersionNoteText } from "#versions/version-note-text.tsx";
import styles from "./activity.module.css";

type RecentVersionRowProps = {
  readonly organization: Organization;
  /** The distinct name has the slug when several projects have the same name. */
  readonly project: Project & { readonly distinctName: string };
  readonly version: Version;
};

/** Shows one version: its author, its project, what it changed, and when. */
export function RecentVersionRow({ organization, project, version }: RecentVersionRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = project.distinctName;
  const { revision, createdAt } = version;
  const author = version.author?.name ?? t`a deleted account`;
  const history = `/${organization.slug}/${project.slug}/versions`;
  return (
    <li className={styles.version}>
      <Avatar name={author} />
      <HiddenText>{author}</HiddenText>
      <Link
        href={`${history}${printVersionQuery(revision)}`}
        className={styles.project ?? ""}
        aria-label={t`${name}, version ${revision}`}
      >
        {name}
      </Link>
      <div className={styles.change}>
        <ChangeSummary version={version} />
      </div>
      <Tag kind="outlined" className={styles.revision}>
        <Trans>v{revision}</Trans>
      </Tag>
      <time dateTime={createdAt} title={printDate(createdAt, locale)} className={styles.when}>
        {printRelativeTime(createdAt, useNow(), locale)}
      </time>
    </li>
  );
}

/** Shows the note of a version or its first changed token, and how many more it changed. */
function ChangeSummary({ version: { changes, note, name } }: { readonly version: Version }) {
  const [token] = changes?.tokens ?? [];
  const more = (changes?.total ?? 0) - 1;
  return (
    <>
      {name !== null && <span>{name}</span>}
      {note && <VersionNoteText note={note} />}
      {!note && token && <TokenChange {...token} />}
      {!note && token && more > 0 && <Plural value={more} one="and # more" other="and # more" />}
      {!note && changes === null && <Trans>The whole design system</Trans>}
      {!note && changes?.total === 0 && <Trans>No token changed</Trans>}
    </>
  );
}
