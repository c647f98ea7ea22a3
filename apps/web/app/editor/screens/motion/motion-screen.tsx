import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { useMediaQuery } from "#editor/panes/use-media-query.ts";
import { DurationsSection } from "./durations-section.tsx";
import { EasingsSection } from "./easings-section.tsx";
import { MotionSample } from "./motion-sample.tsx";
import { Button, Icon, SegmentedControl } from "@tessera/ui";
import { Play } from "lucide-react";
import styles from "./motion-controls.module.css";

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

type MotionControlsProps = {
  readonly isReduced: boolean;
  /** True when the user's system prefers reduced motion: then nothing else can be played. */
  readonly isReducedBySystem: boolean;
  readonly onReduced: (isReduced: boolean) => void;
  readonly onPlay: () => void;
};

/** Plays the sample once for each click, with full or with reduced motion. */
function MotionControls(props: MotionControlsProps) {
  const { isReduced, isReducedBySystem, onReduced, onPlay } = props;
  const { t } = useLingui();
  return (
    <>
      <Button size="s" onPress={onPlay}>
        <Icon icon={Play} sizePx={12} />
        <Trans>Play</Trans>
      </Button>
      <SegmentedControl
        size="s"
        label={t`Sample motion`}
        isDisabled={isReducedBySystem}
        value={isReduced ? "reduced" : "full"}
        onChange={(chosen) => onReduced(chosen === "reduced")}
        segments={[
          { id: "full", text: t`Full motion` },
          { id: "reduced", text: t`Reduced motion` },
        ]}
      />
      <output className={styles.note}>
        {isReducedBySystem && (
          <Trans>Your device asks for less motion, so you see the reduced-motion versions.</Trans>
        )}
      </output>
    </>
  );
}
