import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Icon, SegmentedControl } from "@tessera/ui";
import { Play } from "lucide-react";
import styles from "./motion-controls.module.css";

type MotionControlsProps = {
  readonly isReduced: boolean;
  /** True when the user's system prefers reduced motion: then nothing else can be played. */
  readonly isReducedBySystem: boolean;
  readonly onReduced: (isReduced: boolean) => void;
  readonly onPlay: () => void;
};

/** Plays the sample once for each click, with full or with reduced motion. */
export function MotionControls(props: MotionControlsProps) {
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
