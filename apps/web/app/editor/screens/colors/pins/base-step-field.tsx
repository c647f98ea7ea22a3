import { useLingui } from "@lingui/react/macro";
import { baseStepPath, readDecision, readRamp } from "@tessera/engine";
import { Button, Select } from "@tessera/ui";
import { useRef } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { LockedControl } from "#editor/project/plan-locks.tsx";
import { useStepEdits } from "./use-step-edits.ts";
import styles from "./base-step-field.module.css";

/** The option in which the base's contrast chooses its step. */
const byContrast = "by contrast";
/** The step of the base color in other tools. */
const usualStep = "500";

/** Chooses the step of the base color: the one with its contrast, or another one. */
export function BaseStepField() {
  const { t } = useLingui();
  const { canEdit, entitlements } = useOpenProject();
  const { moveBase } = useStepEdits("primary");
  const select = useRef<HTMLButtonElement>(null);
  const stepNames = useDesign(({ recipe }) => recipe.color.advanced.stepNames);
  const pinned = useDesign(({ recipe }) => readDecision(recipe, baseStepPath("primary"))) as
    | string
    | undefined;

  function put(step: string | undefined) {
    moveBase(step);
    // The clicked button unmounts with its action.
    select.current?.focus();
  }

  if (!canEdit) return null;
  if (!entitlements.hasAdvancedColor && pinned === undefined) {
    return (
      <div className={styles.locked}>
        <LockedControl>{t`Move your color to another step`}</LockedControl>
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <Select
        ref={select}
        label={t`Base color step`}
        value={pinned ?? byContrast}
        options={[
          { id: byContrast, text: t`Automatic, by contrast` },
          ...(entitlements.hasAdvancedColor ? stepNames : [pinned ?? ""]).map((step) => ({
            id: step,
            text: step,
          })),
        ]}
        onChange={(id) => put(id === byContrast ? undefined : id)}
      />
      <BaseStepButtons pinned={pinned} onPut={put} />
    </div>
  );
}

type BaseStepButtonsProps = {
  readonly pinned: string | undefined;
  readonly onPut: (step: string | undefined) => void;
};

/** Shows a button that resets a chosen step, or one that chooses the usual step. */
function BaseStepButtons({ pinned, onPut }: BaseStepButtonsProps) {
  const { t } = useLingui();
  const canMove = useDesign((design) =>
    readRamp(design, "primary").some(({ step, isBase }) => step === usualStep && !isBase),
  );
  if (pinned !== undefined) {
    return <Button onPress={() => onPut(undefined)}>{t`Reset`}</Button>;
  }
  if (!canMove) return null;
  return <Button onPress={() => onPut(usualStep)}>{t`Move to ${usualStep}`}</Button>;
}
