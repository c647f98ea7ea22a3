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

const creemAddresses = { test: "https://test-api.creem.io", real: "https://api.creem.io" } as const;

/** Opens the configured provider; the sandbox stores its state in a file if one is given. */
export async function openPayments(
  config: PaymentPlace,
  keys: Keys,
  file?: string,
): Promise<Payments> {
  if (config.payments.provider === "sandbox") return openSandbox(keys, file);
  let returnUrl = "";
  const provider = await openProvider(config.payments, config.isProduction, () => returnUrl);
  const setAddresses = ({ publicUrl }: PaymentAddresses) => {
    returnUrl = publicUrl;
  };
  return { provider, plans: createCachedPlans(provider), sandbox: undefined, setAddresses };
}

type OtherProvider = Exclude<PaymentConfig, { readonly provider: "sandbox" }>;

/** Opens a provider other than the sandbox; the package of Stripe is loaded only for it. */
async function openProvider(
  settings: OtherProvider,
  takesRealPayments: boolean,
  returnUrl: () => string,
): Promise<PaymentProvider> {
  if (settings.provider === "creem") {
    const baseUrl = () => creemAddresses[takesRealPayments ? "real" : "test"];
    return createCreem({ ...settings, baseUrl, takesRealPayments });
  }
  const { createStripe } = await import("./stripe/create-stripe.ts");
  return createStripe({ ...settings, takesRealPayments, returnUrl });
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
