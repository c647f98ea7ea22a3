import type { UserExport } from "@tessera/contract";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as schema from "#database/schema.ts";

type NameOf<Table> = Table extends PgTable<infer Config> ? Config["name"] : never;

/** The name of a table of the schema. */
type TableName = {
  [Key in keyof typeof schema]: NameOf<(typeof schema)[Key]>;
}[keyof typeof schema];

/** The traces of a person that a row can contain; the audits contain the `pseudonym`. */
export type Trace = "id" | "email" | "name" | "pseudonym";

/** The traces of a person in a table, and where the export of the account contains its rows, or why it does not. */
type PersonalTable = { readonly traces: readonly Trace[] } & (
  | { readonly exportedAs: readonly (keyof UserExport)[] }
  | { readonly isLeftOut: string }
);

const impersonal = { traces: [], isLeftOut: "It contains nothing of a person." } as const;

/**
 * What every table contains of a person. The compiler refuses a table of the schema that has no row here; the tests of
 * the deletion and of the export compare each row with what a used account leaves.
 */
export const personalTables: Readonly<Record<TableName, PersonalTable>> = {
  users: { traces: ["id", "email", "name", "pseudonym"], exportedAs: ["user"] },
  former_emails: { traces: ["id"], exportedAs: ["formerEmails"] },
  avatars: { traces: ["id"], exportedAs: ["avatar"] },
  sessions: { traces: ["id"], exportedAs: ["sessions"] },
  refresh_tokens: { traces: [], isLeftOut: "It contains hashes of secrets." },
  device_keys: { traces: ["id"], exportedAs: ["deviceKeys"] },
  api_keys: { traces: ["id"], exportedAs: ["apiKeys"] },
  authenticator_apps: { traces: ["id"], exportedAs: ["twoFactor"] },
  recovery_codes: { traces: ["id"], exportedAs: ["twoFactor"] },
  passkeys: { traces: ["id"], exportedAs: ["passkeys"] },
  identities: { traces: ["id", "email"], exportedAs: ["identities"] },
  notifications: { traces: ["id"], exportedAs: ["notifications"] },
  feedback: { traces: ["id"], exportedAs: ["feedback"] },
  contact_messages: { traces: ["id", "email", "name"], exportedAs: ["contactMessages"] },
  account_audit: { traces: ["pseudonym"], exportedAs: ["activity"] },
  members: { traces: ["id"], exportedAs: ["organizations"] },
  favorites: { traces: ["id"], exportedAs: ["organizations"] },
  subscriptions: { traces: [], exportedAs: ["organizations"] },
  billing_details: { traces: [], exportedAs: ["organizations"] },
  checkouts: { traces: ["id"], exportedAs: ["purchases"] },
  unclaimed_subscriptions: { traces: ["id", "email"], exportedAs: ["unclaimedPurchases"] },
  share_links: { traces: ["id"], exportedAs: ["shareLinks"] },
  invitations: { traces: ["id", "email"], exportedAs: ["sentInvitations", "receivedInvitations"] },
  projects: { traces: ["id"], isLeftOut: "The organization owns it; an owner exports it whole." },
  versions: { traces: ["id"], isLeftOut: "The organization owns it; an owner exports it whole." },
  // The organization that comes with an account has the name of the person until a member changes it.
  organizations: { traces: ["name"], exportedAs: ["organizations"] },
  audit: { traces: ["pseudonym"], isLeftOut: "It is the record of the organization." },
  presences: { traces: ["id"], isLeftOut: "It ends with the page that is open." },
  registrations: {
    traces: ["email", "name"],
    isLeftOut: "Another person may have entered it with this address.",
  },
  attempts: {
    traces: ["id", "email"],
    isLeftOut: "Others may have made them; they last a day at most.",
  },
  one_time_codes: { traces: ["email"], isLeftOut: "It is a secret of ten minutes." },
  pending_logins: { traces: ["id"], isLeftOut: "It is a secret of some minutes." },
  passkey_challenges: { traces: ["id"], isLeftOut: "It is a secret of some minutes." },
  social_requests: { traces: ["id"], isLeftOut: "It is a secret of some minutes." },
  social_sign_ups: { traces: ["email"], isLeftOut: "It is a secret of some minutes." },
  logos: impersonal,
  former_slugs: impersonal,
  payment_events: impersonal,
  public_calls: impersonal,
};

/** Lists the tables that contain a trace of a person. */
export function listTablesOf(trace: Trace): readonly string[] {
  const tables = Object.entries(personalTables);
  const found = tables.filter(([, { traces }]) => traces.includes(trace));
  return found.map(([name]) => `public.${name}`).toSorted((a, b) => (a < b ? -1 : 1));
}
