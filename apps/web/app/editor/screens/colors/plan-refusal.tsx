import { Trans } from "@lingui/react/macro";
import { palettePath } from "@tessera/engine";
import { Button, ErrorNote, TextLink } from "@tessera/ui";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import { findBase } from "#editor/draft/read-ramp.ts";
import styles from "./plan-refusal.module.css";
import { findPaletteChanges, revertPalette } from "./revert-palette.ts";

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
  const state = useDraft();
  const edit = useEdit();
  const [refusal, refuse] = useRefusal();
  const { progress } = state;
  const changes = findPaletteChanges(state, palette);
  if (progress.kind !== "failed" || progress.failure.code !== "planLimit") return null;
  if (changes.every(({ after }) => after === undefined)) return null;

  function revert() {
    const before = revertPalette(state, palette);
    const result = edit(palettePath(palette), before, "");
    if (!result.ok) refuse(result.message);
    else onReverted(before.ok && findBase(before.value.recipe, palette) === undefined);
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
      {progress.failure.message}{" "}
      <TextLink href="/pricing">
        <Trans>See Pro</Trans>
      </TextLink>
      {refusal && <span className={styles.refusal}>{refusal}</span>}
    </ErrorNote>
  );
}
