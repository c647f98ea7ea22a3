import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale, Period } from "@tessera/contract";
import { showToast } from "@tessera/ui";
import { ApiError } from "#http/api-error.ts";
import { DescribedError } from "#http/described-error.ts";
import { navigate } from "#navigation/router.tsx";
import { rememberRedirect } from "#session/redirect-history.ts";
import { hasSession } from "#session/session-presence.ts";
import { getI18n, loadAreaTexts } from "#texts/catalog.ts";
import { createCheckout } from "./create-checkout.ts";
import { upgradeTexts } from "./texts/upgrade-texts.ts";

const redirectDelayMs = 1_000;

/** Starts the checkout of Pro, and leaves for the provider's page a second later. */
export async function startUpgrade(period: Period, locale: Locale): Promise<void> {
  await loadAreaTexts(locale, upgradeTexts);
  const i18n = getI18n(locale);
  if (!hasSession()) {
    askForLogin(i18n);
    return;
  }
  try {
    const address = await createCheckout(period, i18n, locale);
    showToast({ kind: "success", text: i18n._(msg`Redirecting to checkout...`) });
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
    location.assign(address);
  } catch (failure) {
    showToast({ kind: "error", text: describe(failure, i18n) });
  }
}

function askForLogin(i18n: I18n): void {
  const { pathname, search } = location;
  const logIn = () => {
    rememberRedirect(pathname + search);
    navigate("/login");
  };
  showToast({
    kind: "warning",
    text: i18n._(msg`Please login to upgrade your plan.`),
    action: { text: i18n._(msg`Log in`), onPress: logIn },
  });
}

/** Returns the reason of a refusal; a provider or a network that is away has no other than the failure. */
function describe(failure: unknown, i18n: I18n): string {
  const isReason =
    failure instanceof DescribedError || (failure instanceof ApiError && failure.status < 500);
  if (isReason) return failure.message;
  return i18n._(msg`Failed to create checkout session. Please try again.`);
}
