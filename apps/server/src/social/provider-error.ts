import { type SocialProvider, socialProviderNames } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

/** The errors whose message names a provider. */
type ProviderErrorCode =
  | "addressTaken"
  | "addressUnverified"
  | "identityTaken"
  | "providerConnected"
  | "providerExpired"
  | "providerOff"
  | "providerRefused"
  | "providerUnavailable";

/** Creates an error whose message names the provider. */
export function createProviderError(code: ProviderErrorCode, provider: SocialProvider): ApiError {
  return new ApiError(code, { values: { provider: socialProviderNames[provider] } });
}
