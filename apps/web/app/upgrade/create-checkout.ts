import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  errors,
  findProduct,
  type Locale,
  type Organization,
  type Period,
} from "@tessera/contract";
import { call } from "#api-client/call.ts";
import { DescribedError } from "#http/described-error.ts";
import { send } from "#http/send.ts";
import { findStoredOrganization, storeOrganization } from "#http/stored-organization.ts";
import { chooseOrganization } from "#organization/choose-organization.ts";

/** Creates a checkout of Pro for the current organization; returns the address of the provider's page. */
export async function createCheckout(period: Period, i18n: I18n, locale: Locale): Promise<string> {
  const [params, buyer] = await Promise.all([findProvider(), findBuyer()]);
  if (buyer && buyer.role !== "owner") {
    const { name } = buyer;
    throw new DescribedError(i18n._(msg`Only an owner of ${name} can upgrade it.`));
  }
  const { data: products } = await call("listPlans", { params });
  const product = findProduct(products, period);
  if (!product) throw new DescribedError(errors.planNotFound[locale]);
  const body = { product_id: product.id, success_url: "/checkout/success" };
  const { data } = await call("createCheckout", { params, body });
  if (isWebAddress(data.checkoutUrl)) return data.checkoutUrl;
  throw new DescribedError(i18n._(msg`Checkout URL not found in response.`));
}

/** Returns the parameter that names the payment provider in calls. */
export async function findProvider() {
  const { data } = await send("getConfig", {});
  return { paymentProvider: data.paymentProvider };
}

/** Returns the organization that buys: the one of the address or the last chosen one. Calls are made for it. */
async function findBuyer(): Promise<Organization | undefined> {
  const { data } = await call("listOrganizations", { query: { page: 1, pageSize: 100 } });
  const buyer = chooseOrganization(data, undefined, findStoredOrganization());
  if (buyer && buyer.id !== findStoredOrganization()) storeOrganization(buyer.id);
  return buyer;
}

/** Returns whether an answer is an address that the browser may open. */
function isWebAddress(address: unknown): boolean {
  return typeof address === "string" && /^https?:\/\//.test(address) && URL.canParse(address);
}
