import { userIdSchema } from "@tessera/contract";
import { expect, test, vi } from "vitest";
import { clearTokens, keepTokens } from "#session/session-store.ts";
import { getTypedEmail, keepTypedEmail } from "./typed-email.ts";

const userId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000001");

test("remembers an address until a login, and until the log-out after it", async () => {
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  keepTypedEmail("ada@example.test");
  expect(getTypedEmail()).toBe("ada@example.test");
  await keepTokens({ userId, accessToken: "access-1", refreshToken: "refresh-1" });
  expect(getTypedEmail()).toBe("");
  keepTypedEmail("ada@example.test");
  clearTokens();
  expect(getTypedEmail()).toBe("");
  vi.unstubAllGlobals();
});
