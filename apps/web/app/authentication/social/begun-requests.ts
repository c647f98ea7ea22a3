import { type SocialProvider, socialProviderNames } from "@tessera/contract";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

const beginning = personalKey("social:");
const keptMs = 10 * 60 * 1000;

/** A request to a provider that this browser began: a login, or a connection to the account. */
export type BegunRequest = {
  readonly provider: SocialProvider;
  readonly codeVerifier: string;
  readonly purpose: "login" | "connect";
};

/** Stores a request until its answer, for every tab; others that are too old are removed. */
export function keepRequest(
  state: string,
  request: BegunRequest,
  nowMs: number = Date.now(),
): void {
  for (const key of deviceStorage.list(beginning)) {
    if (!parseRequest(deviceStorage.read(key), nowMs)) deviceStorage.write(key, undefined);
  }
  const entry = { ...request, timestamp: nowMs };
  deviceStorage.write(`${beginning}${state}`, JSON.stringify(entry));
}

/** Returns the request of a state, once; undefined when this browser did not begin it lately. */
export function takeRequest(state: string, nowMs: number = Date.now()): BegunRequest | undefined {
  const key = `${beginning}${state}` as const;
  const text = deviceStorage.read(key);
  deviceStorage.write(key, undefined);
  return parseRequest(text, nowMs);
}

function parseRequest(text: string | undefined, nowMs: number): BegunRequest | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? "null");
    if (typeof entry !== "object" || entry === null) return undefined;
    const { provider, codeVerifier, purpose, timestamp } = entry as Record<string, unknown>;
    if (typeof timestamp !== "number" || timestamp > nowMs || nowMs - timestamp > keptMs)
      return undefined;
    if (typeof provider !== "string" || !Object.hasOwn(socialProviderNames, provider))
      return undefined;
    if (typeof codeVerifier !== "string") return undefined;
    if (purpose !== "login" && purpose !== "connect") return undefined;
    return { provider: provider as SocialProvider, codeVerifier, purpose };
  } catch {
    return undefined;
  }
}
