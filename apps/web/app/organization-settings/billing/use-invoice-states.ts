import { useLingui } from "@lingui/react/macro";
import type { Invoice } from "@tessera/contract";
import { useMemo } from "react";

/** Returns the names of the states of invoices. */
export function useInvoiceStates(): Readonly<Record<Invoice["state"], string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      paid: t`Paid`,
      refunded: t`Refunded`,
      "partly-refunded": t`Partly refunded`,
      disputed: t`Disputed`,
      pending: t`Pending`,
      declined: t`Declined`,
      void: t`Void`,
      unknown: t`Unknown`,
    }),
    [t],
  );
}
