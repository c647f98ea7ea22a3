import type { PaymentProviderName } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Payments } from "#payments/open-payments.ts";

/** Throws unless a call names the configured provider. */
export function requireProvider({ provider }: Payments, name: PaymentProviderName): void {
  if (name !== provider.name) throw new ApiError("notFound");
}
