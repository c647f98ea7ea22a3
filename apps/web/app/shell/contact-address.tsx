import { HelpBox } from "@tessera/ui";
import { useEffect, useState } from "react";

/** Where to write to; the server's configuration says it, so it comes after the page. */
export function ContactAddress() {
  const email = useContactEmail();
  return email === undefined ? null : <HelpBox email={email} />;
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

/** The one read of the public pages; the API client with its schemas would weigh more than the page. */
async function readContactEmail(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch("/api/v1/config", { signal });
  const { data } = (await response.json()) as { data?: { contactEmail?: string } };
  return data?.contactEmail;
}
