import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Heading, KeyboardKeys, Text, useShortcut } from "@tessera/ui";
import { type ReactNode, useEffect, useState } from "react";
import { Dialog, OverlayArrow, Popover } from "react-aria-components";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { introductionSteps, showNextTip, skipTips, type Tip, tips } from "./first-project.ts";
import { IntroductionStep } from "./introduction-step.tsx";
import styles from "./tip-card.module.css";

/** The selector of the element that each tip explains. */
const targets: Readonly<Record<Tip, string>> = {
  lock: "[data-decision=color]",
  presets: "[data-tip=presets]",
  export: "[data-tip=export]",
};

/**
 * One tip beside what it explains. The page stays usable: the focus is on the tip and on none of its
 * buttons, so that Space shuffles.
 */
export function TipCard({ tip }: { readonly tip: Tip }) {
  const { t } = useLingui();
  const target = useTarget(tip);
  const step = tips.indexOf(tip) + 2;
  const texts = useTipTexts()[tip];
  const group = useShortcutGroups().editing;
  useShortcut({ id: "skip-tips", keys: "Escape", label: t`Skip the tips`, group }, skipTips);
  if (!target.current) return null;
  return (
    <Popover
      isOpen
      isNonModal
      // The shortcut receives Escape, wherever the focus is.
      isKeyboardDismissDisabled
      triggerRef={target}
      placement="bottom start"
      offset={12}
      className={styles.popover ?? ""}
    >
      <OverlayArrow className={styles.pointer ?? ""}>
        <span className={styles.arrow} />
      </OverlayArrow>
      <Dialog aria-label={texts.title} className={styles.card ?? ""}>
        <Heading level={2} size="part">
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.text}</Text>
        <div className={styles.foot}>
          <IntroductionStep step={step} />
          <span className={styles.actions}>
            <Button kind="quiet" size="s" onPress={skipTips}>
              <Trans>Skip</Trans>
              <KeyboardKeys shortcut="Escape" aria-hidden="true" />
            </Button>
            <Button kind="ink" size="s" onPress={showNextTip}>
              {step < introductionSteps ? (
                <Trans>Next</Trans>
              ) : (
                <Trans context="a button">Done</Trans>
              )}
            </Button>
          </span>
        </div>
      </Dialog>
    </Popover>
  );
}

/** Returns the element that a tip explains, in view; null on screens without it. */
function useTarget(tip: Tip): { readonly current: Element | null } {
  const [target, setTarget] = useState<{ readonly current: Element | null }>({ current: null });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const current = document.querySelector(targets[tip]);
      current?.scrollIntoView({ block: "nearest", inline: "nearest" });
      setTarget({ current });
    });
    return () => cancelAnimationFrame(frame);
  }, [tip]);
  return target;
}

function useTipTexts(): Readonly<
  Record<Tip, { readonly title: string; readonly text: ReactNode }>
> {
  const { t } = useLingui();
  return {
    lock: {
      title: t`Lock what you like`,
      text: t`Your color is locked. Space shuffles the rest, and every promise of contrast is kept.`,
    },
    presets: {
      title: t`Try other looks`,
      text: t`Presets are whole recipes. Point at one to see it on your screens before you choose it.`,
    },
    export: {
      title: t`Take it with you`,
      text: t`Copy or download the code for CSS, SCSS and Figma whenever you like.`,
    },
  };
}
