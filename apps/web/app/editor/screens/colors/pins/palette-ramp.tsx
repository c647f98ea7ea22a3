import { Ramp } from "@tessera/ui";
import { useRef, useState } from "react";
import { readRamp } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { PlanRefusal } from "#editor/screens/colors/plan-refusal.tsx";
import { LostPromises } from "./lost-promises.tsx";
import styles from "./palette-ramp.module.css";
import { StepDetail } from "./step-detail.tsx";

type PaletteRampProps = {
  readonly label: string;
  /** The palette's name in tokens: primary, neutral, a status, or an extra palette's name. */
  readonly palette: string;
  /** Called when reverting removed the palette itself. */
  readonly onPaletteRemoved?: (() => void) | undefined;
};

/**
 * Shows the steps of a palette: a click opens a step's details and actions; below are the promises
 * that pins break.
 */
export function PaletteRamp({ label, palette, onPaletteRemoved }: PaletteRampProps) {
  const [openStep, setOpenStep] = useState<string>();
  const ramp = useRef<HTMLOListElement>(null);
  const steps = useDesign((design) => readRamp(design, palette));
  const open = steps.find(({ step }) => step === openStep);
  // A removed step that is restored must not take the focus from the control that restored it.
  if (openStep !== undefined && !open) setOpenStep(undefined);

  function close() {
    ramp.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenStep(undefined);
  }

  function focusTile(step: string) {
    const place = steps.findIndex((each) => each.step === step);
    ramp.current?.querySelectorAll("button")[place]?.focus();
  }

  function goOn(isGone: boolean) {
    if (isGone) onPaletteRemoved?.();
    else focusTile(openStep ?? steps[0]?.step ?? "");
  }

  return (
    <div>
      <Ramp
        ref={ramp}
        className={styles.ramp}
        label={label}
        steps={steps}
        expandedStep={open?.step ?? null}
        onSelect={({ step }) => setOpenStep(step === openStep ? undefined : `${step}`)}
      />
      {open && <StepDetail key={open.step} palette={palette} step={open} onClose={close} />}
      <PlanRefusal palette={palette} onReverted={goOn} />
      <LostPromises palette={palette} onRepaired={focusTile} />
    </div>
  );
}
