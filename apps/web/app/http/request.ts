import { NetworkError } from "./network-error.ts";

/** The whole response to a request. */
export type Received = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Sends a request and reads the whole response; any loss of the network is a NetworkError. */
export async function request(url: string, init: RequestInit): Promise<Received> {
  try {
    const response = await fetch(url, init);
    const { ok, status, headers } = response;
    return { ok, status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw new NetworkError(failure);
  }
}
