import { z } from "zod";
import { exchangeCode, printAuthorization } from "./code-exchange.ts";
import { fetchJson, ProviderUnavailable } from "./fetch-json.ts";
import { createProviderError } from "./provider-error.ts";
import { readEmail, readName } from "./read-profile.ts";
import type { SocialAnswer, SocialClient, SocialOptions, SocialProfile } from "./social-client.ts";

const provider = "github";

const tokenSchema = z.object({ access_token: z.string() });
const userSchema = z.object({
  id: z.int().positive(),
  login: z.string().min(1).max(100),
  name: z.string().nullish(),
});
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** Creates the client of GitHub, an OAuth provider. Its access token is used twice and never stored. */
export function createGitHubClient(options: SocialOptions): SocialClient {
  const web = options.address ?? "https://github.com";
  const api = options.address ? `${options.address}/api` : "https://api.github.com";

  async function fetchProfile(answer: SocialAnswer): Promise<SocialProfile> {
    const signal = AbortSignal.timeout(options.timeoutMs);
    const address = `${web}/login/oauth/access_token`;
    const sent = parse(tokenSchema, await exchangeCode(address, options, answer, signal));
    const headers = {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${sent.access_token}`,
      "x-github-api-version": "2022-11-28",
    };
    const user = await fetchJson(`${api}/user`, { headers, signal });
    const emails = await fetchJson(`${api}/user/emails`, { headers, signal });
    return readProfile(parse(userSchema, user), parse(emailsSchema, emails));
  }

  return {
    // GitHub has no nonce: it is no OpenID provider.
    printAddress: ({ nonce: _unused, ...request }) =>
      printAuthorization(`${web}/login/oauth/authorize`, options, {
        ...request,
        scope: "user:email",
      }),
    async fetchProfile(answer) {
      try {
        return await fetchProfile(answer);
      } catch (failure) {
        if (!(failure instanceof ProviderUnavailable)) throw failure;
        throw createProviderError("providerUnavailable", provider);
      }
    },
  };
}

/** Returns what GitHub has sent, in its shape; GitHub reports a refused code with the status 200. */
function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw createProviderError("providerRefused", provider);
  return parsed.data;
}

function readProfile(
  { id, login, name }: z.output<typeof userSchema>,
  emails: z.output<typeof emailsSchema>,
): SocialProfile {
  const primary = emails.find((each) => each.primary && each.verified);
  return {
    provider,
    subject: String(id),
    accountName: login,
    name: readName(name ?? ""),
    email: primary && readEmail(primary.email),
  };
}
