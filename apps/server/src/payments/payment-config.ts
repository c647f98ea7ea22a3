import { z } from "zod";

const secret = z.string().min(8).optional();
const name = z.string().min(1).optional();

/** The environment variables of payments. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(["sandbox", "creem", "stripe"]).default("sandbox"),
  CREEM_API_KEY: secret,
  CREEM_WEBHOOK_SECRET: secret,
  /** The products of Pro, one for each period. */
  CREEM_PRODUCT_MONTHLY: name,
  CREEM_PRODUCT_ANNUAL: name,
  STRIPE_API_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  /** The ids of the two prices of Pro. */
  STRIPE_PRODUCT_MONTHLY: name,
  STRIPE_PRODUCT_ANNUAL: name,
} as const;

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentVariables>>;

/** The keys and products of a provider other than the sandbox. */
type ProviderAccess = {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly products: Readonly<Record<"monthly" | "annual", string>>;
};

/** The configuration of payments. */
export type PaymentConfig =
  | { readonly provider: "sandbox" }
  | ({ readonly provider: "creem" | "stripe" } & ProviderAccess);

/** Names the settings of the chosen provider; throws a RangeError that lists what is missing. */
export function namePaymentSettings(found: PaymentEnvironment): PaymentConfig {
  const { PAYMENT_PROVIDER: provider } = found;
  if (provider === "sandbox") return { provider };
  const prefix = provider === "creem" ? "CREEM" : "STRIPE";
  const names = ["API_KEY", "WEBHOOK_SECRET", "PRODUCT_MONTHLY", "PRODUCT_ANNUAL"];
  const keys = names.map((part) => `${prefix}_${part}` as keyof PaymentEnvironment);
  const missing = keys.filter((key) => found[key] === undefined);
  if (missing.length > 0) {
    throw new RangeError(`PAYMENT_PROVIDER=${provider} needs ${missing.join(", ")}.`);
  }
  const [apiKey = "", webhookSecret = "", monthly = "", annual = ""] = keys.map(
    (key) => found[key],
  );
  return { provider, apiKey, webhookSecret, products: { monthly, annual } };
}
