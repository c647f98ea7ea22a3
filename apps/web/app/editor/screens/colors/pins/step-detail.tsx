import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Icon, IconButton, printRatio, Swatch, Text } from "@tessera/ui";
import { Copy, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { findMovedSteps, type RampStep } from "@tessera/engine";
import { useDesign, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import styles from "./step-detail.module.css";
import { StepPin } from "./step-pin.tsx";

type StepDetailProps = {
  readonly palette: string;
  readonly step: RampStep;
  /** Called when the user closes the details. */
  readonly onClose: () => void;
};

/**
 * Shows one step of a palette: its color, its contrast, Copy, and its pin. It takes the focus, and
 * Escape closes it.
 */
export function StepDetail({ palette, step, onClose }: StepDetailProps) {
  const { t, i18n } = useLingui();
  const copy = useCopyNotice();
  const store = useDraftStore();
  const [opened] = useState(() => store.getState().draft);
  const moved = useDesign((design) => findMovedSteps(opened, design, palette, step.step));
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const name = `${palette}-${step.step}`;
  const { hex, contrastOnWhite, contrastOnBlack } = step;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from the controls inside
    <fieldset
      ref={panel}
      aria-label={name}
      tabIndex={-1}
      className={styles.detail}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <Swatch color={hex} sizePx={32} />
        <div className={styles.names}>
          {name}
          <Text as="div" size="label" tone="muted" className={styles.contrasts}>
            <Trans>
              {printRatio(contrastOnWhite, i18n.locale)} on white,{" "}
              {printRatio(contrastOnBlack, i18n.locale)} on black
            </Trans>
          </Text>
        </div>
        <Button size="s" onPress={() => void copy(hex)} aria-label={t`Copy ${hex}`}>
          <Icon icon={Copy} sizePx={12} />
          <span className={styles.hex}>{hex}</span>
        </Button>
        <IconButton size="s" icon={X} label={t`Close ${name}`} onPress={onClose} />
      </div>
      <StepPin palette={palette} step={step} onDone={() => panel.current?.focus()} />
      <output>{moved.length > 0 && <MovedNote steps={moved} />}</output>
    </fieldset>
  );
}

/** Lists the steps that a pin moved. */
function MovedNote({ steps }: { readonly steps: readonly string[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(steps);
  return (
    <Text size="label" tone="muted" className={styles.moved}>
      <Plural
        value={steps.length}
        one={`We also moved step ${list} to keep the palette even.`}
        other={`We also moved steps ${list} to keep the palette even.`}
      />
    </Text>
  );
}
