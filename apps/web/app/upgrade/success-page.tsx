import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reloadPlan } from "#organization/reload-plan.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { useSearchParams } from "#navigation/router.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { ConfigureHeader } from "#shell/configure-header.tsx";
import { SiteFooter } from "#shell/site-footer.tsx";
import { CheckoutOutcome } from "./success/checkout-outcome.tsx";
import { PlanColumns } from "./success/plan-columns.tsx";
import styles from "./success/success.module.css";
import { useCheckout } from "./success/use-checkout.ts";

export { prepare } from "./texts/upgrade-texts.ts";

/** The page that follows a checkout: it waits until the provider confirms the payment. */
export default function SuccessPage() {
  const { t } = useLingui();
  return (
    <RequireSession>
      <PageTitle title={t`Checkout`} />
      <div className={styles.frame}>
        <ConfigureHeader />
        <main id="main" className={styles.page}>
          <Checkout />
        </main>
        <SiteFooter />
      </div>
    </RequireSession>
  );
}

function Checkout() {
  const [search] = useSearchParams();
  const checkout = useCheckout(search.get("checkout_id") ?? "");
  const isPro = checkout.stage === "done";
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isPro) void reloadPlan(queryClient);
  }, [isPro, queryClient]);
  return (
    <>
      <CheckoutOutcome checkout={checkout} />
      <PlanColumns isPro={isPro} />
    </>
  );
}
