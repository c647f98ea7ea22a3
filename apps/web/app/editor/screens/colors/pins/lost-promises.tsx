import { Trans, useLingui } from "@lingui/react/macro";
import {
  findBase,
  readRamp,
  findStepOfBase,
  applySuggestedColor,
  checkPalette,
  findLostPromises,
  type Design,
  type LostPromise,
} from "@tessera/engine";
import { Button, PromiseRow, Text } from "@tessera/ui";
import { useDesign, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import section from "#editor/screens/colors/promises-section.module.css";
import styles from "./lost-promises.module.css";
import { useStepEdits } from "./use-step-edits.ts";

/** The props of what explains and repairs the promises that a palette's pins break. */
export type LostPromisesProps = {
  readonly palette: string;
  /** Called with a step whose row unmounts together with the clicked button. */
  readonly onRepaired: (step: string) => void;
};

/**
 * Lists the promises that a palette's pins break: each with its contrast and the nearest color that
 * keeps it. Roles break none.
 */
export function LostPromises({ palette, onRepaired }: LostPromisesProps) {
  const { lost, isBaseKept, changesBase } = useDesign((design) => readLost(design, palette));
  return (
    <>
      {lost.length > 0 && (
        <ul className={section.list}>
          {lost.map((promise) => (
            <LostPromiseItem
              key={`${promise.step} ${promise.against} ${promise.leastContrast}`}
              palette={palette}
              promise={promise}
              onRepaired={onRepaired}
            />
          ))}
        </ul>
      )}
      {changesBase && (
        <Text size="label" tone="muted" className={styles.text}>
          <Trans>Using the suggestion for your base color’s step changes your base color.</Trans>
        </Text>
      )}
      {!isBaseKept && <CoveredBase palette={palette} onRepaired={onRepaired} />}
    </>
  );
}

function readLost(design: Design, palette: string) {
  const check = checkPalette(design, palette);
  const lost = findLostPromises(design, palette, check);
  const mended = lost.filter(({ suggestion }) => suggestion).map(({ step }) => step);
  return {
    lost,
    isBaseKept: check?.isBaseKept !== false,
    // A palette that loses nothing, such as most during a drag, need not be read.
    changesBase:
      mended.length > 0 &&
      readRamp(design, palette).some(({ step, isBase }) => isBase && mended.includes(step)),
  };
}

type LostPromiseItemProps = LostPromisesProps & { readonly promise: LostPromise };

function LostPromiseItem({ palette, promise, onRepaired }: LostPromiseItemProps) {
  const { canEdit, entitlements } = useOpenProject();
  const edit = useEdit();
  const { unpin } = useStepEdits(palette);
  const store = useDraftStore();
  const { step, suggestion, measuredContrast, leastContrast } = promise;
  const own = useDesign((design) => readRamp(design, palette).find((each) => each.step === step));
  const mayTake = canEdit && (entitlements.hasAdvancedColor || own?.isBase === true);

  function take(hex: LostPromise["hex"]) {
    const { draft } = store.getState();
    const { control, changed } = applySuggestedColor(draft, palette, step, hex);
    edit(control, () => changed);
    onRepaired(step);
  }

  function reset() {
    unpin(step);
    onRepaired(step);
  }

  return (
    <PromiseRow
      {...usePair(palette, promise)}
      measuredContrast={measuredContrast}
      leastContrast={leastContrast}
      suggestion={suggestion}
      onUseSuggestion={suggestion && mayTake ? () => take(suggestion.hex) : undefined}
      onReset={own?.isPinned && canEdit ? reset : undefined}
    />
  );
}

/** Describes the pair: a text on the step, or the step on white or on another step. */
function usePair(palette: string, promise: LostPromise) {
  const { t } = useLingui();
  const { step, against, isAgainstStep, leastContrast, hex, againstHex } = promise;
  const own = { name: `${palette}-${step}`, hex };
  if (isAgainstStep)
    return { foreground: own, background: { name: `${palette}-${against}`, hex: againstHex } };
  if (leastContrast !== 4.5)
    return { foreground: own, background: { name: t`white`, hex: againstHex } };
  const text = against === "white" ? t`white text` : t`black text`;
  return { foreground: { name: text, hex: againstHex }, background: own };
}

/** Shows that a pin covers the base's step, with a button that removes the pin. */
function CoveredBase({ palette, onRepaired }: LostPromisesProps) {
  const { canEdit } = useOpenProject();
  const { unpin } = useStepEdits(palette);
  const base = useDesign(({ recipe }) => findBase(recipe, palette));
  const step = useDesign(({ recipe }) => findStepOfBase(recipe, palette));
  if (step === undefined) return null;
  return (
    <div className={styles.covered}>
      <p>
        <Trans>
          Your base color {base} isn’t on any step, because {step} is pinned to another color.
        </Trans>
      </p>
      {canEdit && (
        <Button
          size="s"
          onPress={() => {
            unpin(step);
            onRepaired(step);
          }}
        >
          <Trans>Reset {step}</Trans>
        </Button>
      )}
    </div>
  );
}
