import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { startsWith } from "#editor/screens/token-section.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { useMediaQuery } from "#media/use-media-query.ts";
import { DurationsSection } from "./durations-section.tsx";
import { EasingsSection } from "./easings-section.tsx";
import { Button, Icon, SegmentedControl, Text, joinClassNames } from "@tessera/ui";
import { Play } from "lucide-react";
import styles from "./motion-screen.module.css";
import { tokenName, tokenPath, printTokenValue } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import sample from "#editor/preview/sample.module.css";

/** The motion screen: durations, curves, and their values with reduced motion. */
export default function MotionScreen() {
  const { t } = useLingui();
  const [isThere, setIsThere] = useState(false);
  const [isReducedChosen, setIsReducedChosen] = useState(false);
  const isReducedBySystem = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isReduced = isReducedBySystem || isReducedChosen;
  return (
    <CategoryScreen
      title={t`Motion`}
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
      <Section title={t`Tokens`} aside={t`each with a reduced-motion version`}>
        <TokenRows includes={startsWith("duration.")} />
        <TokenRows isWide includes={startsWith("easing.")} />
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

/** Plays the whole sample once for each click, with full or with reduced motion. */
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
      <output className={styles.notice}>
        {isReducedBySystem && (
          <Text as="span" size="label" tone="muted">
            <Trans>Your device asks for less motion, so you see the reduced-motion versions.</Trans>
          </Text>
        )}
      </output>
    </>
  );
}

type MotionSampleProps = {
  /** True while the tiles are at the end of their tracks; a change moves them. */
  readonly isThere: boolean;
  readonly isReduced: boolean;
};

/**
 * Shows a tile for every duration with the first curve, and for every curve with the longest
 * duration.
 */
function MotionSample({ isThere, isReduced }: MotionSampleProps) {
  const { durations, easings } = useDesign(({ recipe }) => recipe.motion);
  const longest = durations.toSorted((a, b) => b.ms - a.ms)[0]?.key ?? "";
  const first = easings[0]?.key ?? "";
  const state = { isThere, isReduced };
  return (
    <div className={joinClassNames(sample.sample, styles.ways)}>
      <p className={styles.title}>
        <Trans>Every duration with {`easing-${first}`}</Trans>
      </p>
      {durations.map(({ key }) => (
        <Way key={key} {...state} duration={key} easing={first} named={`duration.${key}`} />
      ))}
      <p className={styles.title}>
        <Trans>Every curve at {`duration-${longest}`}</Trans>
      </p>
      {easings.map(({ key }) => (
        <Way key={key} {...state} duration={longest} easing={key} named={`easing.${key}`} />
      ))}
    </div>
  );
}

type WayProps = MotionSampleProps & {
  readonly duration: string;
  readonly easing: string;
  /** The token that the track shows. */
  readonly named: string;
};

function Way({ duration, easing, named, isThere, isReduced }: WayProps) {
  const twin = isReduced ? "-reduced" : "";
  const shown = tokenPath(named + twin);
  const value = useDesign((design) => design.valuesIn().get(shown));
  return (
    <div className={styles.way}>
      <span className={sample.label}>{tokenName(shown)}</span>
      <span className={joinClassNames(sample.label, styles.value)}>
        {value && printTokenValue(value)}
      </span>
      <span className={styles.track}>
        <i
          className={joinClassNames(styles.tile, isThere && styles.there)}
          data-way={named}
          style={{
            transitionDuration: `var(--duration-${duration}${twin})`,
            transitionTimingFunction: `var(--easing-${easing}${twin})`,
          }}
        />
      </span>
    </div>
  );
}
