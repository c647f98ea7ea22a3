import type { KeyAddress, Locale, Operation, ParsedOf, Role } from "@tessera/contract";
import type { Actor, OrganizationGrant, ProjectGrant, SessionActor } from "#access/grant.ts";
import type { Tenant } from "#database/database.ts";
import type { WebhookRequest } from "#payments/payment-provider.ts";
import type { RequestOrigin } from "#secrets/request-origin.ts";
import type { Encoding } from "#encoding/find-encoding.ts";

type LoggedIn = { readonly actor: Actor };
type InOrganization = LoggedIn & {
  readonly organization: OrganizationGrant;
  readonly tenant: Required<Tenant>;
};

/** The caller, the tenant and the project of a call on a project. */
export type InProject = InOrganization & { readonly project: ProjectGrant };

type Granted<Access> = Access extends "public"
  ? unknown
  : Access extends "logged-in"
    ? LoggedIn
    : Access extends `organization:${Role}`
      ? InOrganization
      : Access extends `project:${Role}`
        ? InProject
        : LoggedIn & Partial<InProject>;

/** The session of a call that accepts no API key. */
type WithSession<Of> = Of extends KeyAddress | { readonly access: "public" }
  ? unknown
  : { readonly actor: SessionActor };

/** A call as its handler receives it: its caller, its tenant and its parsed input. */
export type Call<Of extends Operation> = Granted<Of["access"]> &
  WithSession<Of> & {
    readonly params: ParsedOf<Of, "params">;
    readonly query: ParsedOf<Of, "query">;
    readonly body: ParsedOf<Of, "body">;
    /** The tenant of this call's transactions. */
    readonly tenant: Tenant;
    /** The language of messages and mails to the caller. */
    readonly locale: Locale;
    /** The best encoding of a file that the caller accepts. */
    readonly encoding: Encoding;
    /** The request, for the audit. */
    readonly origin: RequestOrigin;
    /** All headers, among them the signature of a webhook. */
    readonly headers: WebhookRequest["headers"];
    /** The User-Agent header. */
    readonly userAgent: string | undefined;
    /** The If-Match header, which `requireRevision` parses. */
    readonly ifMatch: string | undefined;
  };
