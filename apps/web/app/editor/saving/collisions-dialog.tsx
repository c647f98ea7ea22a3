import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  settleCollisions,
  type Choice,
  type DecisionPath,
  aboutDecision,
  parseHexColor,
  type Collision,
} from "@tessera/engine";
import { Button, Dialog, DialogActions, ErrorNote, Swatch } from "@tessera/ui";
import { useState, useId } from "react";
import { useDraftStore, useDesign } from "#editor/draft/draft-context.tsx";
import type { OpenMerge } from "#editor/draft/draft-state.ts";
import { describeProblem } from "#editor/fields/use-edit.ts";
import styles from "./collisions.module.css";
import { useIsOwnSave } from "./save-notices.tsx";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { printDecision } from "./print-decision.ts";

/**
 * Shows both values of each decision that another user changed at the same time, and asks which one
 * to use.
 */
export function CollisionsDialog({ open }: { readonly open: OpenMerge }) {
  const { t, i18n } = useLingui();
  const store = useDraftStore();
  const [choices, setChoices] = useState<ReadonlyMap<DecisionPath, Choice>>(new Map());
  const [problem, setProblem] = useState<string>();
  const { collisions } = open.merge;
  const { revision, savedBy } = open.theirs;
  const isOwn = useIsOwnSave()(open.theirs);
  const count = collisions.length;

  const byOther = savedBy
    ? t`${savedBy} saved revision ${revision} while you were editing.`
    : t`Revision ${revision} was saved while you were editing.`;
  const title = isOwn ? t`You saved this elsewhere.` : byOther;

  function choose(path: DecisionPath, choice: Choice) {
    setChoices((before) => new Map(before).set(path, choice));
    setProblem(undefined);
  }

  function resolve() {
    const resolved = settleCollisions(open.merge, choices);
    if (resolved.ok) void store.resolveCollisions(resolved.value);
    else setProblem(describeProblem(i18n, resolved.problems[0]));
  }

  return (
    <Dialog
      isOpen
      confirmsClosing="never"
      widthPx={480}
      onClose={store.postponeMerge}
      title={title}
      description={
        <Plural
          value={count}
          one="# setting was changed on both sides. Choose which value to keep; everything else is merged."
          other="# settings were changed on both sides. Choose which values to keep; everything else is merged."
        />
      }
    >
      <div className={styles.rows}>
        {collisions.map((collision) => (
          <CollisionRow
            key={collision.path}
            collision={collision}
            isOwn={isOwn}
            choice={choices.get(collision.path)}
            onChoose={(choice) => choose(collision.path, choice)}
          />
        ))}
      </div>
      {problem && (
        <ErrorNote>
          <Trans>These choices can’t be combined.</Trans> {problem}
        </ErrorNote>
      )}
      <DialogActions>
        <Button onPress={store.postponeMerge}>{t`Decide later`}</Button>
        <Button kind="ink" isDisabled={choices.size < count} onPress={resolve}>{t`Save`}</Button>
      </DialogActions>
    </Dialog>
  );
}

type CollisionRowProps = {
  readonly collision: Collision;
  /** True when both values are from the same user, in two tabs or on two devices. */
  readonly isOwn: boolean;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
};

/** Shows one decision with both of its values side by side. */
function CollisionRow({ collision, isOwn, choice, onChoose }: CollisionRowProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const sides: readonly (readonly [Choice, string, unknown])[] = [
    ["mine", isOwn ? t`Keep the value here` : t`Keep mine`, collision.mine],
    ["theirs", isOwn ? t`Keep the saved value` : t`Use theirs`, collision.theirs],
  ];
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{describeDecision(i18n, collision.path)}</legend>
      {sides.map(([side, label, value]) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={name}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <span>{label}</span>
          <DecisionValue path={collision.path} value={value} />
        </label>
      ))}
    </fieldset>
  );
}

type DecisionValueProps = { readonly path: DecisionPath; readonly value: unknown };

function DecisionValue({ path, value }: DecisionValueProps) {
  const { i18n } = useLingui();
  const unitPx = useDesign(({ recipe }) => recipe.spacing.unitPx);
  const text = printDecision(i18n, value, path, unitPx);
  const color = parseHexColor(text ?? "");
  return (
    <span className={styles.value}>
      {color && <Swatch color={color} />}
      {text ??
        (isOfExtraPalette(path) ? <Trans>no palette</Trans> : <Trans>generated value</Trans>)}
    </span>
  );
}

/**
 * Returns whether a decision belongs to an extra palette. Without it the palette is missing; other
 * absent values are generated.
 */
function isOfExtraPalette(path: DecisionPath): boolean {
  const { kind } = aboutDecision(path);
  return kind === "paletteBase" || kind === "paletteRoles";
}
