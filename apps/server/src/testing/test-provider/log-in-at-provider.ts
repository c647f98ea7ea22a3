import { createHash, randomBytes } from "node:crypto";
import type { SocialProvider } from "@tessera/contract";
import type { TestProviderPerson } from "./test-person.ts";

/** A browser's secret for one request, and its hash. */
export function createVerifier(): { codeVerifier: string; codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  return { codeVerifier, codeChallenge };
}

/** Logs a person in at the address of a provider, and returns the parameters of the redirect. */
export async function logInAtProvider(
  address: string,
  person: Partial<TestProviderPerson>,
): Promise<Readonly<Record<string, string>>> {
  const url = new URL(address);
  const sent = { subject: "1001", login: "ada", decision: "continue", ...person };
  for (const [name, value] of Object.entries(sent)) url.searchParams.set(name, String(value));
  const response = await fetch(url, { redirect: "manual" });
  const location = new URL(response.headers.get("location") ?? "");
  return {
    address: location.origin + location.pathname,
    ...Object.fromEntries(location.searchParams),
  };
}

/** Returns a person whom no other test uses. */
export function createProviderPerson(
  provider: SocialProvider,
  email: string,
): Partial<TestProviderPerson> {
  const number = String(randomBytes(5).readUIntBE(0, 5));
  const subject = provider === "google" ? `1${number}` : number;
  return { subject, email, name: "Ada Lovelace", login: `ada-${number}` };
}
