/** The key of our checkout's id in the metadata of a subscription. */
export const checkoutKey = "internal_checkout_id";
