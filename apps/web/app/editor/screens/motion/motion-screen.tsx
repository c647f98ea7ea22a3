import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { titlePage } from "#navigation/describe-page.ts";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { useMediaQuery } from "#editor/panes/use-media-query.ts";
import { DurationsSection } from "./durations-section.tsx";
import { EasingsSection } from "./easings-section.tsx";
import { MotionControls } from "./motion-controls.tsx";
import { MotionSample } from "./motion-sample.tsx";

export const meta = titlePage(msg`Motion`);

/** The motion screen: durations, curves, and their values with reduced motion. */
export default function MotionScreen() {
  const { t } = useLingui();
  const [isThere, setIsThere] = useState(false);
  const [isReducedChosen, setIsReducedChosen] = useState(false);
  const isReducedBySystem = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isReduced = isReducedBySystem || isReducedChosen;
  return (
    <CategoryScreen
      title={<Trans>Motion</Trans>}
      sample={<MotionSample isThere={isThere} isReduced={isReduced} />}
      sampleLabel={t`A box for every duration and curve`}
      sampleControls={
        <MotionControls
          isReduced={isReduced}
          isReducedBySystem={isReducedBySystem}
          onReduced={setIsReducedChosen}
          onPlay={() => setIsThere(!isThere)}
        />
      }
    >
      <DurationsSection />
      <EasingsSection />
      <Section
        title={<Trans>Tokens</Trans>}
        aside={<Trans>each with a reduced-motion version</Trans>}
      >
        <TokenRows includes={(path) => path.startsWith("duration.")} />
        <TokenRows isWide includes={(path) => path.startsWith("easing.")} />
      </Section>
    </CategoryScreen>
  );
}
