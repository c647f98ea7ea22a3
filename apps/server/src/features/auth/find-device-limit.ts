import type { AttemptKind } from "#attempts/count-attempt.ts";
import type { Database } from "#database/database.ts";
import { isDeviceKeyOf } from "./device-keys.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";

/** An address, and the key of a browser that may have logged in to its account. */
type Caller = { readonly email: string; readonly deviceKey?: string | undefined };

/** Returns the limit of a call about an address: attempts of strangers do not count against a known device. */
export function findDeviceLimit(
  database: Database,
  { email, deviceKey = "" }: Caller,
  [ofDevice, ofAddress]: readonly [ofDevice: AttemptKind, ofAddress: AttemptKind],
): Promise<readonly [kind: AttemptKind, subject: string]> {
  const keyHash = hashOpaqueToken(deviceKey);
  // Every call runs this query, so that a valid key makes no difference in time.
  return database.transaction({}, async (transaction) =>
    (await isDeviceKeyOf(transaction, { email, keyHash }))
      ? [ofDevice, keyHash]
      : [ofAddress, email],
  );
}
