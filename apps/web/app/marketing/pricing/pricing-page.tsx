import { useLingui } from "@lingui/react/macro";
import type { Period } from "@tessera/contract";
import { useState } from "react";
import { PageHead } from "#navigation/page-head.tsx";
import { PlanHeads } from "./plan-heads.tsx";
import { PlanNotes } from "./plan-notes.tsx";
import { PlanTable } from "./plan-table.tsx";

/** The pricing page. */
export default function PricingPage() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>("annual");
  return (
    <>
      <PageHead
        path="/pricing"
        title={t`Pricing`}
        description={t`Free for one design system, Pro for five. See what each plan includes and what it costs, monthly or annually.`}
      />
      <PlanHeads period={period} onPeriod={setPeriod} />
      <PlanTable />
      <PlanNotes />
    </>
  );
}
