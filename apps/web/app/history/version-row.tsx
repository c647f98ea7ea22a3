import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Version } from "@tessera/contract";
import { Avatar, joinClassNames, printDate, printRelativeTime, Tag } from "@tessera/ui";
import { Clock, Pin } from "lucide-react";
import { Link } from "react-aria-components";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./history.module.css";
import own from "./version-row.module.css";
import { useVersionQuery } from "./use-version-query.ts";
import { VersionChanges } from "./version-changes.tsx";

type VersionRowProps = {
  readonly version: Version;
  /** The revision of the previewed version. */
  readonly shown: number;
  readonly current: number;
};

/** Shows one version: its author, its time, its changes, and how long it stays. */
export function VersionRow({ version, shown, current }: VersionRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const printQuery = useVersionQuery();
  const { revision, name, createdAt, saves, pinned } = version;
  const author = version.author?.name ?? t`a deleted account`;
  const isShown = revision === shown;
  return (
    <li className={joinClassNames(own.row, isShown && own.shown)}>
      <Avatar name={author} />
      <div className={own.what}>
        <p className={own.title}>
          <Link
            href={printQuery(revision)}
            className={own.link ?? ""}
            {...(isShown && { "aria-current": "true" })}
          >
            {name ?? author}
          </Link>{" "}
          <span className={styles.quiet}>
            {name !== null && <>{author} </>}
            <time dateTime={createdAt} title={printDate(createdAt, locale)}>
              {printRelativeTime(createdAt, useNow(), locale)}
            </time>
          </span>
        </p>
        <VersionChanges version={version} />
        {saves > 1 && (
          <p className={styles.note}>
            <Plural value={saves} one="# save" other="# saves in 10 minutes" />
          </p>
        )}
      </div>
      <p className={own.tags}>
        {pinned && (
          <Tag kind="accent" icon={Pin}>
            <Trans>Pinned</Trans>
          </Tag>
        )}
        {revision === current && (
          <Tag>
            <Trans>Now</Trans>
          </Tag>
        )}
        <ExpiryTag version={version} />
        <Tag kind="outlined">
          <Trans>v{revision}</Trans>
        </Tag>
      </p>
    </li>
  );
}

const dayMs = 86_400_000;
const announcedDays = 7;

/** Shows when a version expires, in its last seven days. */
function ExpiryTag({ version: { expiresAt, createdAt } }: { readonly version: Version }) {
  const now = useNow();
  if (expiresAt === null) return null;
  const days = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
  const keptDays = (Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs;
  // A plan of seven days announces only the last three: otherwise every version would have a tag.
  if (days > Math.min(announcedDays, keptDays / 2)) return null;
  return (
    <Tag kind="warning" icon={Clock}>
      <Plural value={days} one="Expires in # day" other="Expires in # days" />
    </Tag>
  );
}
