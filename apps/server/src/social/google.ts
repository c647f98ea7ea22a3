import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { exchangeCode, printAuthorization } from "./code-exchange.ts";
import { ProviderUnavailable } from "./fetch-json.ts";
import { createProviderError } from "./provider-error.ts";
import { readEmail, readName } from "./read-profile.ts";
import type { SocialAnswer, SocialClient, SocialOptions, SocialProfile } from "./social-client.ts";

const provider = "google";
const clockToleranceSeconds = 30;

const tokenSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});
type Claims = z.output<typeof claimsSchema>;

/** Creates the client of Google, an OpenID provider. */
export function createGoogleClient(options: SocialOptions): SocialClient {
  const { authorize, token, certs, issuers } = listAddresses(options.address);
  const keys = createRemoteJWKSet(new URL(certs), { timeoutDuration: options.timeoutMs });

  async function fetchClaims(answer: SocialAnswer): Promise<Claims> {
    const signal = AbortSignal.timeout(options.timeoutMs);
    const sent = tokenSchema.safeParse(await exchangeCode(token, options, answer, signal));
    const expected = { issuers, clientId: options.clientId, nonce: answer.nonce };
    const claims = sent.data && (await verify(sent.data.id_token, keys, expected));
    if (claims === undefined) throw createProviderError("providerRefused", provider);
    return claims;
  }

  return {
    printAddress: (request) =>
      printAuthorization(authorize, options, {
        ...request,
        scope: "openid email profile",
        prompt: "select_account",
      }),
    async fetchProfile(answer) {
      try {
        return readProfile(await fetchClaims(answer));
      } catch (failure) {
        throw translateFailure(failure);
      }
    },
  };
}

/** The required claims of an ID token. */
type Expected = {
  readonly issuers: readonly string[];
  readonly clientId: string;
  readonly nonce: string;
};

/** Verifies an ID token and returns its claims; undefined when it is for another client or request. */
async function verify(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuers, clientId, nonce }: Expected,
): Promise<Claims | undefined> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: [...issuers],
    audience: clientId,
    algorithms: ["RS256"],
    requiredClaims: ["sub", "iat", "exp", "nonce"],
    clockTolerance: clockToleranceSeconds,
  });
  const claims = claimsSchema.safeParse(payload).data;
  const isExpected = claims?.nonce === nonce && (claims.azp ?? clientId) === clientId;
  return isExpected ? claims : undefined;
}

function readProfile(claims: Claims): SocialProfile {
  const { sub: subject, email = "", email_verified: isVerified = false, name = "" } = claims;
  return {
    provider,
    subject,
    accountName: [email, name].find((text) => text !== "") ?? subject,
    name: readName(name),
    email: isVerified ? readEmail(email) : undefined,
  };
}

/** Returns the error of a failed exchange: a wrong token is a refusal, missing keys are an outage. */
function translateFailure(failure: unknown): unknown {
  if (!(failure instanceof errors.JOSEError)) {
    const isOutage = failure instanceof ProviderUnavailable || failure instanceof TypeError;
    return isOutage ? createProviderError("providerUnavailable", provider) : failure;
  }
  const isOutage = failure.code === "ERR_JOSE_GENERIC" || failure instanceof errors.JWKSTimeout;
  return createProviderError(isOutage ? "providerUnavailable" : "providerRefused", provider);
}

/** Lists the addresses of Google, or of a local provider with the same protocol. */
function listAddresses(local: string | undefined) {
  if (local !== undefined) {
    return {
      authorize: `${local}/authorize`,
      token: `${local}/token`,
      certs: `${local}/certs`,
      issuers: [local],
    };
  }
  return {
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    certs: "https://www.googleapis.com/oauth2/v3/certs",
    issuers: ["https://accounts.google.com", "accounts.google.com"],
  };
}
