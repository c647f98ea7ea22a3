import { Trans } from "@lingui/react/macro";
import { TextLink } from "@tessera/ui";
import { useEffect, useState } from "react";

/** Where to write to; the server's configuration says it, so it comes after the page. */
export function ContactAddress() {
  const email = useContactEmail();
  if (email === undefined) return <span />;
  return (
    <span>
      <Trans>
        Need help? Let us know at <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Trans>
    </span>
  );
}

/** Asks for the address once the page stands; a page that cannot is a page without it. */
function useContactEmail(): string | undefined {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    readContactEmail(abort.signal).then(setEmail, () => undefined);
    return () => abort.abort();
  }, []);
  return email;
}

/** The client is loaded when it is needed: public pages show without it. */
async function readContactEmail(signal: AbortSignal): Promise<string> {
  const [{ send }, { operations }] = await Promise.all([
    import("#api-client/send.ts"),
    import("@tessera/contract"),
  ]);
  const { data } = await send(operations.getConfig, { signal });
  return data.contactEmail;
}
