import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { settleCollisions, type Choice, type DecisionPath } from "@tessera/engine";
import { Button, Dialog, DialogActions, ErrorNote } from "@tessera/ui";
import { useState } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import type { OpenMerge } from "#editor/draft/draft-state.ts";
import { describeProblem } from "#editor/fields/problem-text.ts";
import { CollisionRow } from "./collision-row.tsx";
import styles from "./collisions.module.css";
import { useIsOwnSave } from "./use-is-own-save.ts";

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
  const title = isOwn ? t`You saved this in another tab.` : byOther;

  function choose(path: DecisionPath, choice: Choice) {
    setChoices((before) => new Map(before).set(path, choice));
    setProblem(undefined);
  }

  function settle() {
    const settled = settleCollisions(open.merge, choices);
    if (settled.ok) void store.resolveCollisions(settled.value);
    else setProblem(describeProblem(i18n, settled.problems[0]));
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
        <Button onPress={store.postponeMerge}>
          <Trans>Decide later</Trans>
        </Button>
        <Button kind="ink" isDisabled={choices.size < count} onPress={settle}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
