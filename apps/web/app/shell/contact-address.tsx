import { HelpBox } from "@tessera/ui";
import { useEffect, useState } from "react";
import { findSentEmail } from "./sent-email.ts";

/** Where to write to: the address of the build or, once the page stands, the one of the server's configuration. */
export function ContactAddress() {
  const email = useContactEmail();
  return email === undefined ? null : <HelpBox email={email} data-contact={email} />;
}

/** Asks for the address once the page stands; where that fails, the one that the page was sent with stays. */
function useContactEmail(): string | undefined {
  const [email, setEmail] = useState(findSentEmail);
  useEffect(() => {
    const abort = new AbortController();
    readContactEmail(abort.signal).then(
      (found) => found !== undefined && setEmail(found),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return email;
}

/** The one read of the public pages; the API client with its schemas would weigh more than the page. */
async function readContactEmail(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch("/api/v1/config", { signal });
  const { data } = (await response.json()) as { data?: { contactEmail?: string } };
  return data?.contactEmail;
}
