import type { Locale, Operation, ParsedOf, Role } from "@tessera/contract";
import type { Actor, OrganizationGrant, ProjectGrant } from "#access/grant.ts";
import type { Tenant } from "#database/database.ts";
import type { Encoding } from "#encoding/find-encoding.ts";

type SignedIn = { readonly actor: Actor };
type InOrganization = SignedIn & { readonly organization: OrganizationGrant };
type InProject = InOrganization & { readonly project: ProjectGrant };

type Granted<Access> = Access extends "public"
  ? unknown
  : Access extends "signed-in"
    ? SignedIn
    : Access extends `organization:${Role}`
      ? InOrganization
      : Access extends `project:${Role}`
        ? InProject
        : SignedIn & Partial<InProject>;

/** A call as its handler sees it: who calls, what it works in, and its parsed input. */
export type Call<Of extends Operation> = Granted<Of["access"]> & {
  readonly params: ParsedOf<Of, "params">;
  readonly query: ParsedOf<Of, "query">;
  readonly body: ParsedOf<Of, "body">;
  /** For whom transactions of this call run. */
  readonly tenant: Tenant;
  /** The language of what is said and mailed to the caller. */
  readonly locale: Locale;
  /** The encoding in which the caller reads a file best. */
  readonly encoding: Encoding;
  /** The revisions that the caller edited, as `requireRevision` reads them. */
  readonly ifMatch: string | undefined;
};
