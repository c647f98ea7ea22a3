import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { AnswerOf, InputOf, Operations } from "@tessera/contract";

type NewCredential = InputOf<Operations["createPasskey"]>["body"]["credential"];
type CredentialProof = InputOf<Operations["loginWithPasskey"]>["body"]["proof"];

/** The values with which the browser creates a passkey. */
export type PasskeyOptions = AnswerOf<Operations["preparePasskey"]>;

/** A request for the proof of a passkey. */
export type ProofRequest = {
  readonly challenge: string;
  /** The host that the passkey belongs to; that of the page by default. */
  readonly host?: string;
  /** The passkeys that are accepted; any of the host by default. */
  readonly passkeys?: readonly string[];
  /** False after the password, where a touch is enough. */
  readonly isAlone: boolean;
};

/** The signatures that the server verifies: EdDSA, ES256 and RS256, by their numbers in COSE. */
const algorithms = [-8, -7, -257] as const;

/** Asks the browser to create a passkey that it can find without an email. */
export async function createCredential(options: PasskeyOptions): Promise<NewCredential> {
  const { challenge, host, userHandle, email, name, existing } = options;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: host, name: "Tessera" },
      user: { id: userHandle, name: email, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
      excludeCredentials: existing.map(toDescriptor),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  });
  return { id, clientData: response.clientDataJSON, attestation: response.attestationObject };
}

/** Asks the browser to prove that it has a passkey. */
export async function proveCredential(request: ProofRequest): Promise<CredentialProof> {
  const { challenge, host, passkeys = [], isAlone } = request;
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      ...(host !== undefined && { rpId: host }),
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: isAlone ? "required" : "preferred",
    },
  });
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
  return { id, clientData, authenticatorData, signature, userHandle: userHandle ?? null };
}

function toDescriptor(id: string) {
  return { id, type: "public-key" } as const;
}
