import { Trans } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { usePublicConfig } from "./use-public-config.ts";

/** Links to the local mailbox, if emails are not really sent. */
export function MailboxLink() {
  const mailboxPath = usePublicConfig()?.mailboxPath;
  if (!mailboxPath) return null;
  return (
    <TextLink href={new URL(mailboxPath, location.origin).href} target="_blank">
      <Trans>Open the local mailbox</Trans>
    </TextLink>
  );
}
