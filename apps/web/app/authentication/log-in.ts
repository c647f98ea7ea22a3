import type { FirstLoggedIn, InputOf, Operations } from "@tessera/contract";
import { send } from "#http/send.ts";
import { findDeviceKey, keepDeviceKey } from "#session/device-keys.ts";

/** Logs in with the browser's device key for the address, and stores the next key. */
export async function logIn({
  email,
  password,
}: InputOf<Operations["login"]>["body"]): Promise<FirstLoggedIn> {
  const deviceKey = await findDeviceKey(email);
  const { data } = await send("login", { body: { email, password, deviceKey } });
  await keepDeviceKey(data.user.email, data.deviceKey);
  return data;
}
