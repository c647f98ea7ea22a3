import { useLingui } from "@lingui/react/macro";
import { type NotificationMails, notificationMailDefaults, type User } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Switch } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { storeUser } from "#api-client/store-user.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./account.module.css";
import { Setting } from "./setting.tsx";

type Kind = keyof typeof notificationMailDefaults;

/** Shows which notifications are sent by email too; each choice is stored at once. */
export function NotificationsSetting({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const rows: readonly (readonly [Kind, string, string])[] = [
    ["saved", t`Saves`, t`Another member saves a design system of an organization you belong to.`],
    ["role", t`Your role`, t`Your role in an organization changes.`],
    [
      "plan",
      t`The plan`,
      t`The plan of an organization you own changes. Declined payments and refunds are always sent.`,
    ],
  ];
  return (
    <Setting
      title={t`Notifications by email`}
      reason={t`Every notification is in Tessera too. Invitations are always sent by email.`}
      id="notifications"
    >
      {rows.map(([kind, title, description]) => (
        <MailChoice key={kind} user={user} kind={kind} title={title} description={description} />
      ))}
    </Setting>
  );
}

type MailChoiceProps = {
  readonly user: User;
  readonly kind: Kind;
  readonly title: string;
  readonly description: string;
};

function MailChoice({ user, kind, title, description }: MailChoiceProps) {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (isOn: boolean) => {
      const notifications: NotificationMails = { [kind]: isOn };
      return (await call("updateSettings", { body: { notifications } })).data;
    },
    onSuccess: (changed) => storeUser(queryClient, changed),
  });
  const stored = user.settings.notifications?.[kind] ?? notificationMailDefaults[kind];
  return (
    <div className={styles.row}>
      <Switch
        className={styles.grow}
        isSelected={isPending ? variables : stored}
        onChange={(isOn) => mutate(isOn)}
        description={description}
        errorMessage={error ? failureText(error) : undefined}
      >
        {title}
      </Switch>
    </div>
  );
}
