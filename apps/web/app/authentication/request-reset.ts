import { send } from "#http/send.ts";
import { findDeviceKey } from "#session/device-keys.ts";
import { keepReset } from "./pending-reset.ts";

/** Requests a code for a new password, and stores the request. */
export async function requestReset(email: string): Promise<void> {
  const deviceKey = await findDeviceKey(email);
  const { data } = await send("forgotPassword", { body: { email, deviceKey } });
  keepReset(data);
}
