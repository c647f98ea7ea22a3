import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Member, type Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import {
  Avatar,
  HiddenText,
  Icon,
  printDate,
  printRelativeTime,
  Tag,
  type TableColumn,
} from "@tessera/ui";
import { Check, Lock } from "lucide-react";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import styles from "../organization-settings.module.css";
import own from "./members.module.css";
import { MemberActions } from "./member-actions.tsx";
import { MemberRole } from "./member-role.tsx";

/** Returns the columns of the members' table; only admins see how and when a member logs in. */
export function useMemberColumns(organization: Organization): readonly TableColumn<Member>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const { data: user } = useQuery(queries.user());
  const userId = user?.id;
  return useMemo(() => {
    const column = (own: TableColumn<Member>) => own;
    const isAdmin = isAtLeast(organization.role, "admin");
    const seen = [
      column({
        id: "twoFactor",
        title: t`Two-step login`,
        cell: ({ hasTwoFactor }) =>
          hasTwoFactor === true ? (
            <>
              <Icon icon={Check} className={own.on} /> {t`On`}
            </>
          ) : (
            <span className={styles.muted}>{t`Off`}</span>
          ),
      }),
      column({
        id: "lastActive",
        title: t`Last active`,
        cell: ({ lastActiveAt }) => (
          <span className={styles.muted}>
            {lastActiveAt === null ? "–" : printRelativeTime(lastActiveAt, now, locale)}
          </span>
        ),
      }),
    ];
    return [
      column({
        id: "name",
        title: t`Name`,
        isSortable: true,
        isRowHeader: true,
        cell: (member) => <Person member={member} isSelf={member.userId === userId} />,
      }),
      column({
        id: "role",
        title: t`Role`,
        isSortable: true,
        cell: (member) => (
          <MemberRole
            organization={organization}
            member={member}
            isSelf={member.userId === userId}
          />
        ),
      }),
      ...(isAdmin ? seen : []),
      column({
        id: "joinedAt",
        title: t`Member since`,
        isSortable: true,
        cell: ({ joinedAt }) => <span className={styles.muted}>{printDate(joinedAt, locale)}</span>,
      }),
      column({
        id: "actions",
        title: <HiddenText>{t`Actions`}</HiddenText>,
        align: "end",
        cell: (member) => (
          <MemberActions
            organization={organization}
            member={member}
            isSelf={member.userId === userId}
          />
        ),
      }),
    ];
  }, [t, locale, now, organization, userId]);
}

function Person({ member, isSelf }: { readonly member: Member; readonly isSelf: boolean }) {
  const { t } = useLingui();
  return (
    <span className={styles.person}>
      <Avatar size="m" name={member.name} imageUrl={member.avatar ?? undefined} />
      <span className={own.personTexts}>
        <span>
          {member.name} {isSelf && <span className={styles.muted}>{t`(you)`}</span>}{" "}
          {!member.writable && member.role !== "viewer" && (
            <Tag kind="warning" icon={Lock}>{t`Read-only`}</Tag>
          )}
        </span>
        <span className={styles.hint}>{member.email}</span>
      </span>
    </span>
  );
}
