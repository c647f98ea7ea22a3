import { Trans, useLingui } from "@lingui/react/macro";
import { Button, joinClassNames, Tag } from "@tessera/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./account.module.css";
import { Setting } from "./setting.tsx";

const EmailDialog = lazyPart(async () => (await import("./email-dialog.tsx")).EmailDialog);

/** Shows the email of the user, and the button that changes it. */
export function EmailSetting({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Setting
      title={t`Email`}
      reason={t`The address you log in with. Both addresses confirm a change.`}
    >
      <div className={styles.row}>
        <div className={joinClassNames(styles.grow, styles.name)}>
          <span className={styles.address}>{email}</span>
          <Tag kind="success" icon={Check}>
            <Trans>Verified</Trans>
          </Tag>
        </div>
        <Button onPress={() => setIsOpen(true)}>
          <Trans>Change email</Trans>
        </Button>
      </div>
      <EmailDialog isOpen={isOpen} onClose={close} onFailure={close} email={email} />
    </Setting>
  );
}
