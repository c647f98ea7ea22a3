import type { SocialProvider } from "@tessera/contract";
import { type BegunRequest, keepRequest } from "./begun-requests.ts";

/** The server's part of a request: the address of the provider, and the state that comes back. */
type Prepared = { readonly address: string; readonly state: string };

/** The start of a request: its provider and purpose, and the call that prepares it. */
export type NewRequest = Pick<BegunRequest, "provider" | "purpose"> & {
  readonly prepare: (input: {
    readonly provider: SocialProvider;
    readonly codeChallenge: string;
  }) => Promise<Prepared>;
};

/** Begins a request to a provider: stores its secret in this browser and returns the address to open. */
export async function beginRequest({ provider, purpose, prepare }: NewRequest): Promise<string> {
  const codeVerifier = encode(crypto.getRandomValues(new Uint8Array(32)));
  const codeChallenge = encode(await hash(codeVerifier));
  const { address, state } = await prepare({ provider, codeChallenge });
  keepRequest(state, { provider, codeVerifier, purpose });
  return address;
}

async function hash(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Encodes bytes in base64url. */
function encode(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
