import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Icon, SegmentedControl } from "@tessera/ui";
import { Play } from "lucide-react";
import styles from "./motion-controls.module.css";

type MotionControlsProps = {
  readonly isReduced: boolean;
  /** Whether the person's own system asks for less motion: then nothing else is played. */
  readonly isReducedBySystem: boolean;
  readonly onReduced: (isReduced: boolean) => void;
  readonly onPlay: () => void;
};

/** Plays the sample once for each press, as it is or as those see it who ask for less motion. */
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
