import { Trans, useLingui } from "@lingui/react/macro";
import { findBase, type RampStep } from "@tessera/engine";
import { Button, ColorField } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { LockedControl } from "#editor/project/plan-locks.tsx";
import styles from "./step-pin.module.css";
import { useStepEdits } from "./use-step-edits.ts";

type StepPinProps = {
  readonly palette: string;
  readonly step: RampStep;
  /** Called when the clicked button unmounts with its action. */
  readonly onDone: () => void;
};

/**
 * Pins a step to a color and unpins it; the steps of the neutral palette are pinned by their
 * tokens.
 */
export function StepPin(props: StepPinProps) {
  const { t } = useLingui();
  const { palette, step } = props;
  const hasBase = useDesign(({ recipe }) => findBase(recipe, palette) !== undefined);
  const { canEdit, entitlements } = useOpenProject();
  if (!canEdit) return null;
  const reset = step.isPinned ? <ResetStep {...props} /> : null;
  if (!hasBase) return reset && <div className={styles.actions}>{reset}</div>;
  if (!entitlements.hasAdvancedColor) {
    return (
      <div className={styles.actions}>
        {reset}
        <LockedControl>{t`Pin`}</LockedControl>
      </div>
    );
  }
  if (step.isBase) {
    return (
      <div className={styles.base}>
        <Trans>This step is your base color, unchanged.</Trans>
        {reset}
      </div>
    );
  }
  return <PinField {...props}>{reset}</PinField>;
}

type PinFieldProps = StepPinProps & {
  readonly children: ReactNode;
};

/** Pins the step to a typed color, to its current one, or to the base. */
function PinField({ palette, step: pinned, onDone, children }: PinFieldProps) {
  const { step, hex, isPinned } = pinned;
  const { t } = useLingui();
  const { pin, moveBase } = useStepEdits(palette);
  const [message, setMessage] = useState<string>();

  function show(result: TypedResult) {
    setMessage(result.ok ? undefined : result.message);
  }

  function finish(result: TypedResult) {
    show(result);
    onDone();
  }

  return (
    <>
      <ColorField
        className={styles.field}
        label={t`Pin to a color`}
        colorName={`${palette}-${step}`}
        value={hex}
        errorMessage={message}
        onChange={(color) => show(pin(step, color))}
      />
      <div className={styles.actions}>
        {children}
        {!isPinned && (
          <Button size="s" onPress={() => finish(pin(step, hex))}>{t`Pin this color`}</Button>
        )}
        <Button size="s" kind="quiet" onPress={() => finish(moveBase(step))}>
          {t`Move base color here`}
        </Button>
      </div>
    </>
  );
}

function ResetStep({ palette, step: { step }, onDone }: StepPinProps) {
  const { t } = useLingui();
  const { unpin } = useStepEdits(palette);

  function reset() {
    unpin(step);
    onDone();
  }

  return <Button size="s" onPress={reset}>{t`Reset`}</Button>;
}
