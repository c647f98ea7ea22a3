import { useLingui } from "@lingui/react/macro";
import type { Notification, PlanNotice } from "@tessera/contract";
import { printDate } from "@tessera/ui";

/** The texts of a notification, and the page that it is about. */
type NotificationText = {
  readonly title: string;
  readonly detail: string;
  /** Undefined when its page needs another link, or is no longer accessible. */
  readonly href: string | undefined;
};

type Writer = (notification: Notification) => NotificationText;

/** Returns a function that describes a notification in the language of the page. */
export function useNotificationText(): Writer {
  const describeSave = useSaveText();
  const describeRoles = useRoleTexts();
  const describePlan = usePlanText();
  return (notification) => {
    if (notification.kind === "saved") return describeSave(notification);
    if (notification.kind === "plan") return describePlan(notification);
    return describeRoles(notification);
  };
}

function useSaveText(): Writer {
  const { t } = useLingui();
  return ({ actor, organization, project, details }) => {
    const who = actor?.name ?? t`A former member`;
    const { revision = 0 } = details;
    const [place, name] = [organization?.name, project?.name];
    return {
      title: name === undefined ? t`${who} saved a design system` : t`${who} saved ${name}`,
      detail: place === undefined ? t`Revision ${revision}` : t`Revision ${revision} in ${place}`,
      href:
        organization && project
          ? `/${organization.slug}/${project.slug}/versions?version=${revision}`
          : undefined,
    };
  };
}

function useRoleTexts(): Writer {
  const { t } = useLingui();
  return ({ kind, actor, organization, details }) => {
    const who = actor?.name ?? t`A former member`;
    const name = organization?.name ?? details.organizationName;
    const place = name ?? t`an organization`;
    const roles: Readonly<Record<string, string>> = {
      viewer: t`viewer`,
      editor: t`editor`,
      admin: t`admin`,
      owner: t`owner`,
    };
    const role = roles[details.role ?? ""] ?? "";
    return kind === "invitation"
      ? {
          title:
            name === undefined
              ? t`${who} invited you to an organization`
              : t`${who} invited you to the organization ${name}`,
          detail: t`Role: ${role}. The link to join is in your email.`,
          href: undefined,
        }
      : {
          title: t`Your role in ${place} is now ${role}`,
          detail: t`Changed by ${who}`,
          href: organization ? `/${organization.slug}/teams` : undefined,
        };
  };
}

function usePlanText(): Writer {
  const { t, i18n } = useLingui();
  return ({ organization, details: { notice = "welcome", until } }) => {
    const place = organization?.name ?? t`an organization`;
    const day = until === undefined ? "" : printDate(until, i18n.locale);
    const texts: Readonly<Record<PlanNotice, Pick<NotificationText, "title" | "detail">>> = {
      welcome: { title: t`${place} is on Pro`, detail: t`Everything in Pro works now.` },
      "payment-failed": {
        title: t`The payment for ${place} was declined`,
        detail: t`Pro stays on until ${day}. Update the card before then.`,
      },
      ending: {
        title: t`Pro for ${place} ends on ${day}`,
        detail: t`You can resume Pro until then. Nothing is deleted.`,
      },
      ended: { title: t`Pro for ${place} has ended`, detail: t`Nothing was deleted.` },
      refunded: {
        title: t`The payment for ${place} was refunded`,
        detail: t`The organization is on Free now. Nothing was deleted.`,
      },
    };
    return { ...texts[notice], href: organization ? `/${organization.slug}/billing` : undefined };
  };
}
