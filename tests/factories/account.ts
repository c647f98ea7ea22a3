import { randomBytes } from "node:crypto";
import { type Locale, type Organization, type User, operations } from "@tessera/contract";
import { callOperation } from "./call-operation.ts";
import { readCode } from "./mailbox.ts";
import { createPassword } from "./passwords.ts";

/** The address of a test's Tessera, and its data folder. */
export type Place = { readonly origin: string; readonly dataFolder: string };

/** A verified account with its tokens and its personal organization. */
export type Account = {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: User;
  readonly organization: Organization;
  readonly organizationId: string;
};

/** Returns an unused email address. */
export function newEmail(): string {
  return `person-${randomBytes(6).toString("hex")}@tessera.test`;
}

/** Registers through the API, reads the code in the mailbox and verifies. */
export async function registerAccount(place: Place, name = "Defne Işık"): Promise<Account> {
  const { origin } = place;
  const credentials = { email: newEmail(), password: createPassword() };
  await callOperation({ origin }, operations.register, {
    body: { ...credentials, name, birthDate: "1991-04-23", acceptTerms: true },
  });
  const code = await readCode(place.dataFolder, credentials.email);
  const { accessToken, refreshToken, user } = await callOperation(
    { origin },
    operations.verifyEmail,
    { body: { email: credentials.email, code } },
  );
  const [organization] = await callOperation(
    { origin, accessToken },
    operations.listOrganizations,
    { query: {} },
  );
  if (!organization) throw new Error("The registration created no organization.");
  return {
    origin,
    ...credentials,
    name,
    accessToken,
    refreshToken,
    user,
    organization,
    organizationId: organization.id,
  };
}

/** Sets the language of an account, in which every later login continues. */
export async function setLanguage(account: Account, locale: Locale): Promise<void> {
  await callOperation(account, operations.updateSettings, { body: { locale } });
}
