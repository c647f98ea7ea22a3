import { operations, type PublicConfig } from "@tessera/contract";
import { send } from "./send.ts";

/** What the server says of itself to anybody. */
export async function readConfig(signal: AbortSignal): Promise<PublicConfig> {
  return (await send(operations.getConfig, { signal })).data;
}
