import { randomBytes } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import { createAccessTokens } from "./access-tokens.ts";

const tokens = createAccessTokens([randomBytes(32)]);
const claims = { userId: createUuid(), sessionId: createUuid() };

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

function passMinutes(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

test("verifies a token every time it is used", async () => {
  const token = await tokens.create(claims);
  expect(await tokens.find(token)).toMatchObject(claims);
  expect(await tokens.find(token)).toMatchObject(claims);
});

test("a token expires after 15 minutes, also when it was verified before", async () => {
  const token = await tokens.create(claims);
  passMinutes(14.9);
  expect(await tokens.find(token)).toMatchObject(claims);
  passMinutes(0.2);
  expect(await tokens.find(token)).toBeUndefined();
});

test("refuses a token with one changed letter, also after the token was verified", async () => {
  const token = await tokens.create(claims);
  await tokens.find(token);
  for (const at of [5, token.indexOf(".") + 5, token.length - 5]) {
    const letter = token[at] === "A" ? "B" : "A";
    expect(await tokens.find(token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined();
  }
  expect(await createAccessTokens([randomBytes(32)]).find(token)).toBeUndefined();
});

test("verifies a token of the previous key and signs new ones with the current key", async () => {
  const [current, previous] = [randomBytes(32), randomBytes(32)];
  const both = createAccessTokens([current, previous]);
  const old = await createAccessTokens([previous]).create(claims);
  const fresh = await both.create(claims);
  expect(await both.find(old)).toMatchObject(claims);
  expect(await createAccessTokens([current]).find(fresh)).toMatchObject(claims);
  expect(await createAccessTokens([previous]).find(fresh)).toBeUndefined();
  expect(await createAccessTokens([current]).find(old)).toBeUndefined();
});

test("refuses a token under another key id or without one", async () => {
  const [current, previous] = [randomBytes(32), randomBytes(32)];
  const both = createAccessTokens([current, previous]);
  const { kid: otherId } = decodeProtectedHeader(
    await createAccessTokens([previous]).create(claims),
  );
  const token = await both.create(claims);
  const { kid, ...unnamed } = decodeProtectedHeader(token);
  expect(kid).not.toBe(otherId);
  const sign = (header: object) =>
    new SignJWT(decodeJwt(token))
      .setProtectedHeader({ ...unnamed, alg: "HS256", ...header })
      .sign(current);
  expect(await both.find(await sign({ kid }))).toMatchObject(claims);
  for (const header of [{}, { kid: otherId }, { kid: "unknown" }]) {
    expect(await both.find(await sign(header))).toBeUndefined();
  }
});
