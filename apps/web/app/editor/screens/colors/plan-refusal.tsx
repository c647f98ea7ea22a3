import { Trans } from "@lingui/react/macro";
import { palettePath, findBase, findPaletteChanges, revertPalette } from "@tessera/engine";
import { Button, ErrorNote, TextLink } from "@tessera/ui";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import type { DraftState } from "#editor/draft/draft-state.ts";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import styles from "./plan-refusal.module.css";

type PlanRefusalProps = {
  readonly palette: string;
  /** Called when the clicked button unmounts, possibly with the palette. */
  readonly onReverted: (isGone: boolean) => void;
};

/**
 * Explains beside a palette that the plan refused its changes. A button reverts them, so that the
 * rest can be saved.
 */
export function PlanRefusal({ palette, onReverted }: PlanRefusalProps) {
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
        <Button size="s" onPress={revert}>
          <Trans>Discard this change</Trans>
        </Button>
      }
    >
      {message}{" "}
      <TextLink href="/pricing">
        <Trans>See Pro</Trans>
      </TextLink>
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
