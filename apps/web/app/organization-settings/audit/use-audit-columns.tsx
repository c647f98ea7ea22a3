import { useLingui } from "@lingui/react/macro";
import { type AuditEntry, findAuditTitle, type Role, roles } from "@tessera/contract";
import { Avatar, type TableColumn } from "@tessera/ui";
import { useMemo } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { useRoleNames } from "#teams/use-role-names.ts";
import styles from "../organization-settings.module.css";
import own from "./audit.module.css";

/** Returns the columns of the audit log. */
export function useAuditColumns(): readonly TableColumn<AuditEntry>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useRoleNames();
  return useMemo(() => {
    const times = new Intl.DateTimeFormat(locale, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "Europe/Istanbul",
      hourCycle: "h23",
    });
    return [
      {
        id: "time",
        title: t`Time`,
        isMono: true,
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className={own.time}>
            {times.format(new Date(createdAt))}
          </time>
        ),
      },
      {
        id: "actor",
        title: t`Who`,
        isRowHeader: true,
        cell: ({ actorName, actorMark }) => {
          const name = actorName ?? t`Former member ${actorMark}`;
          return (
            <span className={styles.person}>
              <Avatar name={name} /> {name}
            </span>
          );
        },
      },
      {
        id: "action",
        title: t`Action`,
        cell: ({ operation }) => findAuditTitle(operation)?.[locale] ?? operation,
      },
      {
        id: "subject",
        title: t`Subject`,
        cell: (entry) => <span className={styles.muted}>{describeSubject(entry, names)}</span>,
      },
    ];
  }, [t, locale, names]);
}

/** Describes what an entry is about: its subject, and its new role or name. */
function describeSubject(
  { subjectName, details }: AuditEntry,
  names: Readonly<Record<Role, string>>,
): string {
  const titleOf = (value: unknown) => {
    const role = roles.find((one) => one === value);
    return role && names[role];
  };
  const [from, to] = [titleOf(details["from"]), titleOf(details["to"])];
  const change = from && to ? `${from} → ${to}` : titleOf(details["role"]);
  const name = typeof details["name"] === "string" ? details["name"] : undefined;
  return [subjectName ?? name, change].filter(Boolean).join(", ");
}
