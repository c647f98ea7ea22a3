const mostBytes = 256 * 1024;

/** The answer of a provider is missing, or is not what its documentation promises. */
export class ProviderUnavailable extends Error {}

/** A request to a provider. */
type ProviderRequest = Pick<RequestInit, "method" | "body"> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** Requests JSON from a provider; a refusal resolves to undefined, any other failure throws. */
export async function fetchJson(
  address: string,
  { headers, ...options }: ProviderRequest,
): Promise<unknown> {
  try {
    const sent = { accept: "application/json", "user-agent": "Tessera", ...headers };
    const response = await fetch(address, { ...options, headers: sent, redirect: "error" });
    if (response.status === 400) return undefined;
    if (!response.ok) throw new ProviderUnavailable(`The status is ${response.status}.`);
    return JSON.parse(await readText(response));
  } catch (cause) {
    throw new ProviderUnavailable("The provider does not answer.", { cause });
  }
}

/** Reads the body of a response up to a limit. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new ProviderUnavailable("The answer is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
