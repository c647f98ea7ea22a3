import { importPart } from "#editor/later-parts/import-part.ts";
import { Ramp, Button, ErrorNote } from "@tessera/ui";
import { useRef, useState } from "react";
import {
  readRamp,
  palettePath,
  findBase,
  findPaletteChanges,
  revertPalette,
} from "@tessera/engine";
import { useDesign, useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { LostNote } from "./lost-note.tsx";
import styles from "./palette-ramp.module.css";
import { useLingui } from "@lingui/react/macro";
import type { DraftState } from "#editor/draft/draft-state.ts";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";

const StepDetail = lazyPart(async () => (await importPart(import("./step-detail.tsx"))).StepDetail);

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

  function focusAfterRevert(isRemoved: boolean) {
    if (isRemoved) onPaletteRemoved?.();
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
      {open && (
        <StepDetail
          key={open.step}
          palette={palette}
          step={open}
          onClose={close}
          onFailure={() => setOpenStep(undefined)}
        />
      )}
      <PlanRefusal palette={palette} onReverted={focusAfterRevert} />
      <LostNote palette={palette} onRepaired={focusTile} />
    </div>
  );
}

type PlanRefusalProps = {
  readonly palette: string;
  /** Called when the clicked button unmounts, possibly with the palette. */
  readonly onReverted: (isRemoved: boolean) => void;
};

/**
 * Explains beside a palette that the plan refused its changes. A button reverts them, so that the
 * rest can be saved.
 */
function PlanRefusal({ palette, onReverted }: PlanRefusalProps) {
  const { t } = useLingui();
  const store = useDraftStore();
  const edit = useEdit();
  const [refusal, refuse] = useRefusal();
  const message = useDraft((state) => findRefusal(state, palette));
  if (message === undefined) return null;

  function revert() {
    const result = edit(palettePath(palette), () => revertPalette(store.getState(), palette));
    if (!result.ok) refuse(result.message);
    else onReverted(findBase(store.getState().draft.recipe, palette) === undefined);
  }

  return (
    <ErrorNote
      className={styles.note}
      action={
        <>
          <Button size="s" onPress={revert}>{t`Discard this change`}</Button>
          <ProOffer size="s">{t`See Pro`}</ProOffer>
        </>
      }
    >
      {message}
      {refusal && <span className={styles.refusal}>{refusal}</span>}
    </ErrorNote>
  );
}

/** Returns why the plan refuses the changes of a palette; undefined if it does not. */
function findRefusal(state: DraftState, palette: string): string | undefined {
  const { progress } = state;
  if (progress.kind !== "failed" || progress.failure.code !== "planLimit") return undefined;
  const isChanged = findPaletteChanges(state, palette).some(({ after }) => after !== undefined);
  return isChanged ? (progress.failure.message ?? "") : undefined;
}
