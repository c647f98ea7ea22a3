import { Trans, useLingui } from "@lingui/react/macro";
import {
  baseStepPath,
  pinnedStepPath,
  pinStep,
  putBaseOn,
  releaseStep,
  findBase,
  type DecisionPath,
  type RampStep,
} from "@tessera/engine";
import { Button, ColorField } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit, type Change } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { ProLink } from "#editor/panes/plan-locks.tsx";
import styles from "./step-pin.module.css";

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
        <ProLink>{t`Pin (Pro)`}</ProLink>
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
  const edit = useEdit();
  const [message, setMessage] = useState<string>();

  function apply(control: DecisionPath, change: Change) {
    const result = edit(control, change);
    setMessage(result.ok ? undefined : result.message);
  }

  return (
    <>
      <ColorField
        className={styles.field}
        label={t`Pin to a color`}
        colorName={`${palette}-${step}`}
        value={hex}
        errorMessage={message}
        onChange={(color) =>
          apply(pinnedStepPath(palette, step), ({ recipe }) =>
            pinStep(recipe, palette, step, color),
          )
        }
      />
      <div className={styles.actions}>
        {children}
        {!isPinned && (
          <Button
            size="s"
            onPress={() => {
              apply(pinnedStepPath(palette, step), ({ recipe }) =>
                pinStep(recipe, palette, step, hex),
              );
              onDone();
            }}
          >
            <Trans>Pin this color</Trans>
          </Button>
        )}
        <Button
          size="s"
          kind="quiet"
          onPress={() => {
            apply(baseStepPath(palette), ({ recipe }) => putBaseOn(recipe, palette, step));
            onDone();
          }}
        >
          <Trans>Move base color here</Trans>
        </Button>
      </div>
    </>
  );
}

function ResetStep({ palette, step: { step }, onDone }: StepPinProps) {
  const { t } = useLingui();
  const edit = useEdit();

  function reset() {
    edit(pinnedStepPath(palette, step), ({ recipe }) => releaseStep(recipe, palette, step));
    onDone();
  }

  return <Button size="s" onPress={reset}>{t`Reset`}</Button>;
}
