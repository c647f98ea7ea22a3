import { HelpBox } from "@tessera/ui";
import { useEffect, useState } from "react";

/**
 * Shows the contact address of the build or, once the page has loaded, of the server's
 * configuration.
 */
export function ContactAddress() {
  const email = useContactEmail();
  return email === undefined ? null : <HelpBox email={email} data-contact={email} />;
}

/**
 * Returns the server's contact address once the page has loaded; until then and after a failure,
 * the sent one.
 */
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

/**
 * Fetches the contact address, the only read of the public pages. It omits the API client, which
 * would be larger than the page.
 */
async function readContactEmail(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch("/api/v1/config", { signal });
  const { data } = (await response.json()) as { data?: { contactEmail?: string } };
  return data?.contactEmail;
}

/**
 * Returns the address that the page is sent with. It is from the build's environment; the browser
 * reads it from the page.
 */
function findSentEmail(): string | undefined {
  if (import.meta.env.SSR) return process.env["CONTACT_EMAIL"] || undefined;
  return document.querySelector<HTMLElement>("[data-contact]")?.dataset["contact"];
}
