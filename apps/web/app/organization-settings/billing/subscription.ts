import type { Billing } from "@tessera/contract";

/** The subscription of an organization. */
export type Subscription = NonNullable<Billing["subscription"]>;
