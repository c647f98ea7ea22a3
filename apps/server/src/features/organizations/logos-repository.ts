import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { logos } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** The folder of the logos’ addresses. */
export const logosPath = "/assets/logos";

/** Stores the logo of an organization and replaces the former one. */
export async function saveLogo(
  transaction: Transaction,
  organizationId: Uuid,
  logo: { readonly fileName: string; readonly image: Buffer },
): Promise<void> {
  const inserted = transaction.insert(logos).values({ organizationId, ...logo });
  await inserted.onConflictDoUpdate({ target: logos.organizationId, set: logo });
}

/** Deletes the logo of an organization, if it has one. */
export async function deleteLogo(transaction: Transaction, organizationId: Uuid): Promise<void> {
  await transaction.delete(logos).where(eq(logos.organizationId, organizationId));
}

type Logo = { readonly image: Buffer | null };

const logoOfOrganization: Statement<Logo> = {
  name: "logo-of-organization",
  text: "select image from logos where organization_id = $1",
};

/** Selects the logo of an organization, if it has one. */
export function selectLogoOf(organizationId: Uuid): BoundStatement<Logo> {
  return { statement: logoOfOrganization, values: [organizationId] };
}

const logo: Statement<Logo> = { name: "logo", text: "select app_find_logo($1) as image" };

/** Selects a logo by the name of its file. */
export function selectLogo(fileName: string): BoundStatement<Logo> {
  return { statement: logo, values: [fileName] };
}
