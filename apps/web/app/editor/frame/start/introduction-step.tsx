import { useLingui } from "@lingui/react/macro";
import { QuotaTiles } from "@tessera/ui";
import { introductionSteps } from "./first-project.ts";

/** Shows how far the introduction is: the starting points are its first step, the tips follow. */
export function IntroductionStep({ step }: { readonly step: number }) {
  const { t } = useLingui();
  return (
    <QuotaTiles
      label={t`Step ${step} of ${introductionSteps}`}
      used={step}
      limit={introductionSteps}
    />
  );
}
