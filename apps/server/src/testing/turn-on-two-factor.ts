import type { FirstLoggedIn } from "@tessera/contract";
import { TOTP } from "otpauth";
import { callOperation } from "./call-operation.ts";
import { runAsOwner } from "./owner.ts";
import type { TestApp } from "./start-test-app.ts";

/** The secret of an account's app, and its recovery codes. */
export type TestTwoFactor = {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** Turns two-step login on through the calls that a person makes; every code of the app is unused. */
export async function turnOnTwoFactor(
  test: TestApp,
  { accessToken, user }: FirstLoggedIn,
): Promise<TestTwoFactor> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const prepared = await callOperation(test, "setUpTwoFactor", { headers, body: {} });
  const { secret } = prepared.json<{ data: { secret: string } }>().data;
  const body = { code: generateAppCode(secret) };
  const confirmed = await callOperation(test, "confirmTwoFactor", { headers, body });
  // Tests do not wait for the next code.
  const forget = "update authenticator_apps set last_step = 0 where user_id = $1";
  await runAsOwner(test.ownerUrl, forget, [user.id]);
  return { secret, ...confirmed.json<{ data: { recoveryCodes: string[] } }>().data };
}

/** Generates the code of a secret: the current one, or that of another time step. */
export function generateAppCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret }).generate({ timestamp });
}
