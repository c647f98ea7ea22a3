import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";
import { draftKey } from "#storage/stored-drafts.ts";
import { clearTokens, findTokensOf, keepTokens } from "./session-store.ts";

const ada = "0198a1c2-0000-7000-8000-000000000001";
const defne = "0198a1c2-0000-7000-8000-000000000002";
const tokensOfAda = { userId: ada, accessToken: "access-1", refreshToken: "refresh-1" };
const tokensOfDefne = { userId: defne, accessToken: "access-2", refreshToken: "refresh-2" };
const personal = personalKey("changed-settings");

beforeEach(() => {
  const stored: Record<string, string> = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => delete stored[key],
  }) as Record<string, string>;
  vi.stubGlobal("localStorage", stored);
  onTestFinished(() => {
    clearTokens();
    vi.unstubAllGlobals();
  });
});

test("finds tokens for their own user only", async () => {
  await keepTokens(tokensOfAda);
  expect(await findTokensOf(ada)).toEqual(tokensOfAda);
  expect(await findTokensOf(defne)).toBeUndefined();
});

test("a login of another user removes the personal data, and keeps the drafts of each", async () => {
  const draft = draftKey({ userId: ada, projectId: "project-1" });
  await keepTokens(tokensOfAda);
  deviceStorage.write(personal, "{}");
  deviceStorage.write(draft, "{}");
  await keepTokens({ ...tokensOfAda, accessToken: "access-3" });
  expect(deviceStorage.read(personal)).toBe("{}");
  await keepTokens(tokensOfDefne);
  expect(deviceStorage.read(personal)).toBeUndefined();
  expect(deviceStorage.read(draft)).toBe("{}");
});
