import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { settleCollisions, type Choice, type DecisionPath } from "@tessera/engine";
import { Button, Dialog, DialogActions, ErrorNote, KeyboardKeys } from "@tessera/ui";
import { type SyntheticEvent, useState } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import type { OpenMerge } from "#editor/draft/draft-state.ts";
import { describeProblem } from "#editor/fields/use-edit.ts";
import { CollisionRow } from "./collision-row.tsx";
import styles from "./collisions.module.css";
import { MergedChanges } from "./merged-changes.tsx";
import { useIsOwnSave } from "./save-notices.tsx";

/** The most collisions whose choices are drawn as screens. */
const mostDrawn = 3;

/**
 * Shows both values of each decision that another user changed at the same time, with the screens
 * that follow from them, and asks which one to use; the user's own values are chosen first.
 */
export function CollisionsDialog({ open }: { readonly open: OpenMerge }) {
  const { t, i18n } = useLingui();
  const store = useDraftStore();
  const { collisions } = open.merge;
  const count = collisions.length;
  const [choices, setChoices] = useState<ReadonlyMap<DecisionPath, Choice>>(
    () => new Map(collisions.map(({ path }) => [path, "mine"])),
  );
  const [problem, setProblem] = useState<string>();
  const { revision, savedBy } = open.theirs;
  const isOwn = useIsOwnSave()(open.theirs);
  const saveText = useSaveText(new Set(choices.values()), isOwn);

  const byOther = savedBy
    ? t`${savedBy} saved revision ${revision} while you were editing.`
    : t`Revision ${revision} was saved while you were editing.`;
  const title = isOwn ? t`You saved this elsewhere.` : byOther;

  function choose(path: DecisionPath, choice: Choice) {
    setChoices((before) => new Map(before).set(path, choice));
    setProblem(undefined);
  }

  function resolve(event: SyntheticEvent) {
    event.preventDefault();
    const resolved = settleCollisions(open.merge, choices);
    if (resolved.ok) void store.resolveCollisions(resolved.value);
    else setProblem(describeProblem(i18n, resolved.problems[0]));
  }

  return (
    <Dialog
      isOpen
      confirmsClosing="never"
      widthPx={760}
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
      <form onSubmit={resolve}>
        <div className={styles.rows}>
          {collisions.map((collision, place) => (
            <CollisionRow
              key={collision.path}
              collision={collision}
              open={open}
              isOwn={isOwn}
              isFirst={place === 0}
              isDrawn={collisions.length <= mostDrawn}
              choices={choices}
              onChoose={(choice) => choose(collision.path, choice)}
            />
          ))}
        </div>
        <MergedChanges open={open} isOwn={isOwn} />
        {problem && (
          <ErrorNote>
            <Trans>These choices can’t be combined.</Trans> {problem}
          </ErrorNote>
        )}
        <DialogActions>
          <span className={styles.keys} aria-hidden="true">
            <KeyboardKeys shortcut="ArrowLeft" />
            <KeyboardKeys shortcut="ArrowRight" />
            <Trans>selects</Trans>
            <KeyboardKeys shortcut="Enter" />
            <Trans>saves</Trans>
          </span>
          <Button onPress={store.postponeMerge}>{t`Decide later`}</Button>
          <Button kind="ink" type="submit">
            {saveText}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Returns the text of the button that saves, which shows whose values are kept. */
function useSaveText(chosen: ReadonlySet<Choice>, isOwn: boolean): string {
  const { t } = useLingui();
  if (chosen.size > 1) return t`Save`;
  if (chosen.has("mine")) return isOwn ? t`Save with the value here` : t`Save with mine`;
  return isOwn ? t`Save with the saved value` : t`Save with theirs`;
}
