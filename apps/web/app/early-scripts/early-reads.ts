// Runs inline in the pages of the application: while their scripts load, requests what the first
// screen reads first. The application takes each response instead of sending the same request.
import { requestEarly } from "#api-client/early-responses.ts";
import { findStoredOrganization } from "#http/stored-organization.ts";
import { withoutLocale } from "#navigation/localized-path.ts";
import { readSealed } from "#session/session-presence.ts";
import { findTokens } from "#session/session-store.ts";

type Row = { readonly id: string; readonly slug: string };

// The application sends again what failed.
readEarly().catch(() => undefined);

/** Reads the user and the organizations, then the project that the address names. */
async function readEarly(): Promise<void> {
  const session = readSealed();
  const tokens = await findTokens();
  if (!tokens) return;
  const read = async (path: string, organizationId = findStoredOrganization()) => {
    if (readSealed() !== session) throw new Error("The session changed");
    const url = `/api/v1/${path}`;
    const { bytes } = await requestEarly(url, tokens.accessToken, organizationId);
    return (JSON.parse(new TextDecoder().decode(bytes)) as { data: readonly Row[] }).data;
  };
  read("user").catch(() => undefined);
  const organizations = await read("organizations?page=1&pageSize=100");
  const [, organizationSlug, projectSlug] = withoutLocale(location.pathname).split("/");
  const organization = organizations.find(({ slug }) => slug === organizationSlug);
  if (!organization) return;
  const projects = await read("projects/all", organization.id);
  const project = projects.find(({ slug }) => slug === projectSlug);
  if (project) await read(`ui/recipe/${project.id}`, organization.id);
}
