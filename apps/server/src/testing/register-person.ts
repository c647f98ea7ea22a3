import type { FirstLoggedIn } from "@tessera/contract";
import { callOperation } from "./call-operation.ts";
import type { TestApp } from "./start-test-app.ts";

/** A password that is not among the leaked ones. */
export const goodPassword = "correct horse battery staple";

/** Returns an address that no other test uses. */
export function createEmail(): string {
  return `person-${crypto.randomUUID()}@example.test`;
}

/** Returns the body that registers an address. */
export function registrationOf(email: string) {
  return {
    email,
    password: goodPassword,
    name: "Ada Lovelace",
    birthDate: "1990-12-31",
    acceptTerms: true,
  };
}

/** Registers an address and verifies it through the calls that a person makes. */
export async function registerPerson(
  test: TestApp,
  email = createEmail(),
  name = "Ada Lovelace",
): Promise<FirstLoggedIn> {
  await callOperation(test, "register", { body: { ...registrationOf(email), name } });
  const code = await test.mailbox.waitForCode(email);
  const verified = await callOperation(test, "verifyEmail", { body: { email, code } });
  return verified.json<{ data: FirstLoggedIn }>().data;
}
