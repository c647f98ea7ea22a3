import { msg } from "@lingui/core/macro";
import { useState } from "react";
import { describePage } from "#navigation/describe-page.ts";
import { PlanHeads, type Period } from "./plan-heads.tsx";
import { PlanNotes } from "./plan-notes.tsx";
import { PlanTable } from "./plan-table.tsx";

export const meta = describePage({
  path: "/pricing",
  title: msg`Pricing`,
  description: msg`Free for one design system, Pro for five. See what each plan includes and what it costs, monthly or annually.`,
});

/** The pricing page. */
export default function PricingPage() {
  const [period, setPeriod] = useState<Period>("annual");
  return (
    <>
      <PlanHeads period={period} onPeriod={setPeriod} />
      <PlanTable />
      <PlanNotes />
    </>
  );
}
