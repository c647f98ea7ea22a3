import { Trans } from "@lingui/react/macro";
import { Button, KeyboardKeys, Text } from "@tessera/ui";
import { IntroductionStep } from "./introduction-step.tsx";
import styles from "./start.module.css";

type StartFootProps = {
  readonly onOthers: () => void;
  readonly onSkip: () => void;
};

/** Shows how far the introduction is, its next steps, and the other ways to continue. */
export function StartFoot({ onOthers, onSkip }: StartFootProps) {
  return (
    <div className={styles.foot}>
      <IntroductionStep step={1} />
      <Text tone="muted" className={styles.next}>
        <Trans>Then three short tips in the editor.</Trans>
      </Text>
      <span className={styles.keys} aria-hidden="true">
        <KeyboardKeys shortcut="1" />–<KeyboardKeys shortcut="6" />
        <Trans>choose</Trans>
      </span>
      <Button kind="quiet" onPress={onOthers}>
        <Trans>Six others</Trans>
        <KeyboardKeys shortcut="Space" aria-hidden="true" />
      </Button>
      <Button kind="quiet" onPress={onSkip}>
        <Trans>Skip</Trans>
        <KeyboardKeys shortcut="Escape" aria-hidden="true" />
      </Button>
    </div>
  );
}
