import type { ParsedOf, Operations } from "@tessera/contract";
import type { PasskeyRow } from "./passkeys-repository.ts";

type NewCredential = ParsedOf<Operations["createPasskey"], "body">["credential"];
type CredentialProof = ParsedOf<Operations["loginWithPasskey"], "body">["proof"];

/** The server that a passkey belongs to, and the challenge that the browser had to sign. */
type Expected = { readonly publicUrl: string; readonly challenge: string };

/** Returns the host name that passkeys of a public address belong to. */
export function passkeyHost(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}

/** Reads the challenge that a browser has signed; undefined when its data is unreadable. */
export function readChallenge({ clientData }: { readonly clientData: string }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"));
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** A passkey whose creation is verified. */
export type VerifiedPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter">;

/** Verifies a new passkey, which must have verified its user; undefined when it is not acceptable. */
export async function verifyNewPasskey(
  { id, clientData, attestation }: NewCredential,
  { publicUrl, challenge }: Expected,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verifying = verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON: clientData, attestationObject: attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: passkeyHost(publicUrl),
    requireUserVerification: true,
  });
  // The library throws on each kind of wrong input.
  const verified = await verifying.catch(() => undefined);
  const credential = verified?.registrationInfo?.credential;
  if (credential === undefined || credential.id !== id) return undefined;
  const publicKey = Buffer.from(credential.publicKey).toString("base64url");
  return { credentialId: id, publicKey, counter: credential.counter };
}

/** Verifies that a browser has a passkey, and returns its new count of signatures; undefined when it has not. */
export async function verifyPasskey(
  passkey: PasskeyRow,
  { id, clientData, authenticatorData, signature }: CredentialProof,
  { publicUrl, challenge, isAlone }: Expected & { readonly isAlone: boolean },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verifying = verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON: clientData, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: passkeyHost(publicUrl),
    // After the password, the possession of the passkey is enough.
    requireUserVerification: isAlone,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  });
  const verified = await verifying.catch(() => undefined);
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}
