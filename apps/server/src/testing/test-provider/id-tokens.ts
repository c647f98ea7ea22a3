import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JSONWebKeySet,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import type { ProviderFault } from "./test-person.ts";
import { type Grant, testRegistration } from "./grants.ts";

const kid = "first";
const { clientId } = testRegistration;

/** The public keys of a provider, and its ID tokens. */
export type IdTokens = {
  readonly keys: JSONWebKeySet;
  readonly create: (grant: Grant, issuer: string) => Promise<string>;
};

/** The claims that a fault changes. */
const wrongClaims: Readonly<Partial<Record<ProviderFault, object>>> = {
  "wrong nonce": { nonce: "the nonce of another request" },
  "wrong audience": { aud: "another client" },
  "wrong party": { azp: "another client" },
  "wrong issuer": { iss: "https://issuer.example" },
  "expired token": { exp: Math.floor(Date.now() / 1000) - 3600 },
};

/** Creates the keys of a provider. */
export async function createIdTokens(): Promise<IdTokens> {
  const [own, other] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const publicKey = { ...(await exportJWK(own.publicKey)), kid, alg: "RS256", use: "sig" };
  const sharedSecret = new TextEncoder().encode(await exportSPKI(own.publicKey));
  return {
    keys: { keys: [publicKey] },
    async create({ person, nonce }, issuer) {
      const seconds = Math.floor(Date.now() / 1000);
      const { subject: sub, email, isVerified, name, fault } = person;
      const times = { iat: seconds, exp: seconds + 3600 };
      const profile = { sub, email, email_verified: isVerified, name };
      const wrong = fault && wrongClaims[fault];
      const claims = {
        iss: issuer,
        aud: clientId,
        azp: clientId,
        nonce,
        ...times,
        ...profile,
        ...wrong,
      };
      if (fault === "unsigned token") return new UnsecuredJWT(claims).encode();
      const token = new SignJWT(claims);
      if (fault === "shared secret") {
        return token.setProtectedHeader({ alg: "HS256", kid }).sign(sharedSecret);
      }
      const { privateKey } = fault === "other key" ? other : own;
      return token.setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
    },
  };
}
