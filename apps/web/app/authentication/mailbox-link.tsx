import { Trans } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { useEffect, useState } from "react";
import { send } from "#http/send.ts";

/** Links to the local mailbox, if emails are not really sent. */
export function MailboxLink() {
  const mailboxPath = useMailboxPath();
  if (!mailboxPath) return null;
  return (
    <TextLink href={new URL(mailboxPath, location.origin).href} target="_blank">
      <Trans>Open the local mailbox</Trans>
    </TextLink>
  );
}

function useMailboxPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    send("getConfig", { signal: controller.signal }).then(
      ({ data }) => setPath(data.mailboxPath ?? undefined),
      // The link is a help only; the page works without it.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return path;
}
