import { createHmac } from "node:crypto";
import { operations } from "@tessera/contract";
import { decodeProtectedHeader, SignJWT } from "jose";
import { callApp } from "#testing/call-app.ts";
import { getUuid } from "#ids/uuid.ts";
import { createOpaqueToken } from "#secrets/opaque-token.ts";
import {
  addTestMember,
  createPerson,
  createTestInvitation,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { answerAtProvider } from "#testing/social-login.ts";
import type { TestApp } from "#testing/start-test-app.ts";

type Texts = Readonly<Record<string, string>>;

/** The values of placeholders on one server. */
export type Placeholders = {
  /** The sender of the bad inputs. */
  readonly own: TestPerson;
  /** The value of each `{name}`. */
  readonly texts: Texts;
};

const password = "correct horse battery staple";

/** Creates the people, organizations, projects and tokens that the bad inputs name. */
export async function createPlaceholders(server: TestApp): Promise<Placeholders> {
  const own = await createPerson(server, "Olive Owner");
  const other = await createPerson(server, "Sami Stranger");
  const registered = await registerAndVerify(server, "existing@example.test");
  await register(server, "unverified@example.test");
  const organizations = await listIds(server, own, other);
  const member = await createPerson(server, "Mert Member");
  await addTestMember(server, getUuid(organizations["organizationId"]), member, "editor");
  const texts = {
    ...organizations,
    ownUserId: own.userId,
    ownEmail: own.email,
    otherUserId: other.userId,
    appOrigin: server.services.publicUrl,
    paymentProvider: server.services.payments.provider.name,
    proProductId: server.services.payments.provider.products.monthly,
    ...(await createTokens(server, own)),
    memberEmailUpperCase: member.email.toUpperCase(),
    acceptedInvitation: await acceptOnce(server, organizations["organizationId"], own),
    existingEmail: registered.email,
    existingEmailUpperCase: registered.email.toUpperCase(),
    correctPassword: password,
    usedCode: registered.code,
    idTokenEmailUnverifiedOfExistingUser: await createProviderCode(server, registered.email),
    unverifiedEmail: "unverified@example.test",
  };
  return { own, texts };
}

async function listIds(server: TestApp, own: TestPerson, other: TestPerson): Promise<Texts> {
  const organizationId = await createTestOrganization(server, own, "pro");
  const otherOrganizationId = await createTestOrganization(server, other);
  const { data } = await callApp(server, other, operations.listOrganizations, { query: {} });
  return {
    organizationId,
    otherOrganizationId,
    otherOrganizationSlug: data[0]?.slug ?? "",
    projectId: (await createTestProject(server, own, organizationId)).id,
    otherOrgProjectId: (await createTestProject(server, other, otherOrganizationId)).id,
  };
}

/** Returns the token of an invitation that its person has accepted. */
async function acceptOnce(
  server: TestApp,
  organizationId: string | undefined,
  inviter: TestPerson,
): Promise<string> {
  const invited = await createPerson(server, "İpek Invited");
  const token = createOpaqueToken();
  const { email } = invited;
  await createTestInvitation(server, getUuid(organizationId), inviter, { email, token });
  await callApp(server, invited, operations.acceptInvitation, { params: { token } });
  return token;
}

async function createTokens(server: TestApp, own: TestPerson): Promise<Texts> {
  const { accessTokens, keys } = server.services;
  const [key] = keys["access-token"];
  const { kid = "" } = decodeProtectedHeader(await accessTokens.create(own));
  const sign = (type: string, expires: string, audience = "tessera:api") =>
    new SignJWT({ sid: own.sessionId })
      .setProtectedHeader({ alg: "HS256", typ: type, kid })
      .setSubject(own.userId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  const accessToken = await sign("at+jwt", "1h");
  return {
    expiredAccessToken: await sign("at+jwt", "-1m"),
    invitationToken: await sign("invitation+jwt", "1h", "tessera:invitation"),
    accessTokenWithKidPathTraversal: signWithEmptyKey(accessToken, "../../dev/null"),
  };
}

/** A forged token whose `kid` is the path of a file. */
function signWithEmptyKey(token: string, kid: string): string {
  const header = JSON.stringify({ alg: "HS256", typ: "at+jwt", kid });
  const signed = `${Buffer.from(header).toString("base64url")}.${token.split(".")[1]}`;
  return `${signed}.${createHmac("sha256", "").update(signed).digest("base64url")}`;
}

/** Logs a person in at a provider that has not verified the address, and returns the code. */
async function createProviderCode(server: TestApp, email: string): Promise<string> {
  const { code } = await answerAtProvider(server, "google", { email, isVerified: false });
  return code;
}

async function register(server: TestApp, email: string): Promise<void> {
  await callApp(server, undefined, operations.register, {
    body: { email, password, name: "Ada Lovelace", birthDate: "1990-12-31", acceptTerms: true },
  });
}

async function registerAndVerify(server: TestApp, email: string) {
  await register(server, email);
  const code = await server.mailbox.waitForCode(email);
  await callApp(server, undefined, operations.verifyEmail, { body: { email, code } });
  return { email, code };
}
