import type { Keys } from "#secrets/keys.ts";
import { createCachedPlans, type CachedPlans } from "./cached-plans.ts";
import { createCreem } from "./creem/create-creem.ts";
import type { PaymentConfig } from "./payment-config.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { sandboxProducts } from "./sandbox/sandbox-prices.ts";
import { createSandbox, type Sandbox } from "./sandbox/sandbox.ts";
import { sandboxPath } from "./sandbox/serve-sandbox.ts";

/** The provider of payments, and the sandbox behind it when no other is configured. */
export type Payments = {
  readonly provider: PaymentProvider;
  readonly plans: CachedPlans;
  readonly sandbox: Sandbox | undefined;
  /** Sets the addresses of the server once it listens; the sandbox is reached at them. */
  setAddresses(addresses: PaymentAddresses): void;
};

/** The addresses of a server: the public one for browsers, and one that this machine reaches. */
type PaymentAddresses = { readonly publicUrl: string; readonly localUrl: string };

type PaymentPlace = {
  readonly isProduction: boolean;
  readonly payments: PaymentConfig;
};

const addressOf = { creem: ["https://test-api.creem.io", "https://api.creem.io"] } as const;

/** Opens the configured provider; the sandbox stores its state in a file if one is given. */
export function openPayments(config: PaymentPlace, keys: Keys, file?: string): Payments {
  if (config.payments.provider === "sandbox") return openSandbox(keys, file);
  const { isProduction: takesRealPayments, payments } = config;
  const provider = createCreem({
    ...payments,
    baseUrl: () => addressOf.creem[takesRealPayments ? 1 : 0],
    takesRealPayments,
  });
  const plans = createCachedPlans(provider);
  return { provider, plans, sandbox: undefined, setAddresses: () => undefined };
}

/** Opens the sandbox: the adapter of Creem against a server of ours that speaks its shapes. */
function openSandbox(keys: Keys, file: string | undefined): Payments {
  let addresses: PaymentAddresses | undefined;
  const [key] = keys["payment-sandbox"];
  const [webhookSecret, apiKey] = ["webhook", "api"].map(
    (part) => `${part}-${key.toString("hex")}`,
  );
  const secrets = { webhookSecret: webhookSecret ?? "", apiKey: apiKey ?? "" };
  const sandbox = createSandbox({
    ...secrets,
    origin: () => `${addresses?.publicUrl ?? ""}${sandboxPath}`,
    webhookAddress: () => addresses && `${addresses.localUrl}/api/v1/sandbox/webhook`,
    file,
  });
  const creem = createCreem({
    ...secrets,
    baseUrl: () => `${addresses?.localUrl ?? ""}${sandboxPath}`,
    products: sandboxProducts,
    takesRealPayments: false,
  });
  const now = () => new Date(sandbox.bank.now());
  const provider: PaymentProvider = { ...creem, name: "sandbox", now };
  return {
    provider,
    plans: createCachedPlans(provider),
    sandbox,
    setAddresses: (given) => {
      addresses = given;
    },
  };
}
