import { useLingui } from "@lingui/react/macro";
import { loadOnce } from "@tessera/ui";
import { DescribedError } from "#http/described-error.ts";
import { NetworkError } from "#http/network-error.ts";
import type { PasskeyOptions, ProofRequest } from "./passkey-ceremonies.ts";

const ceremonies = loadOnce(() => import("./passkey-ceremonies.ts"));
type Ceremonies = Awaited<ReturnType<typeof ceremonies.load>>;

/** Returns the functions that create and prove passkeys; their code loads on demand, their errors can be shown. */
export function usePasskeys() {
  const { t } = useLingui();
  /** The texts of the browser's errors, by name. */
  const texts: Readonly<Record<string, string>> = {
    NotAllowedError: t`The browser returned no passkey. Try again.`,
    InvalidStateError: t`This device already has a passkey for your account.`,
    SecurityError: t`Passkeys don’t work at this address. Open Tessera at its public address.`,
  };

  async function run<Result>(start: (loaded: Ceremonies) => Promise<Result>): Promise<Result> {
    const loaded = await loadCeremonies();
    try {
      return await start(loaded);
    } catch (cause) {
      const name = cause instanceof Error ? cause.name : "";
      throw new DescribedError(texts[name] ?? t`This browser can’t use passkeys here.`, { cause });
    }
  }
  return {
    create: (options: PasskeyOptions) => run((loaded) => loaded.createCredential(options)),
    prove: (request: ProofRequest) => run((loaded) => loaded.proveCredential(request)),
  };
}

async function loadCeremonies(): Promise<Ceremonies> {
  try {
    return await ceremonies.load();
  } catch (failure) {
    throw new NetworkError(failure);
  }
}
