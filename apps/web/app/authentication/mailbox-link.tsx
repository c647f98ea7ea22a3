import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { TextLink } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";

/** Links to the local mailbox, if emails are not really sent. */
export function MailboxLink() {
  const { data: config } = useQuery(queries.config());
  if (!config?.mailboxPath) return null;
  return (
    <TextLink href={new URL(config.mailboxPath, location.origin).href} target="_blank">
      <Trans>Open the local mailbox</Trans>
    </TextLink>
  );
}
