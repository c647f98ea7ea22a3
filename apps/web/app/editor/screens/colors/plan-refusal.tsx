import { Trans } from "@lingui/react/macro";
import { palettePath } from "@tessera/engine";
import { Button, ErrorNote, TextLink } from "@tessera/ui";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import { findBase } from "#editor/draft/read-ramp.ts";
import styles from "./plan-refusal.module.css";
import { findPaletteChanges, takeBackPalette } from "./take-back-palette.ts";

type PlanRefusalProps = {
  readonly palette: string;
  /** Called when the button that was pressed goes, and maybe the palette with it. */
  readonly onTakenBack: (isGone: boolean) => void;
};

/** Says beside a palette that the plan was why its changes were not saved, and takes them back for the rest to be saved. */
export function PlanRefusal({ palette, onTakenBack }: PlanRefusalProps) {
  const state = useDraft();
  const edit = useEdit();
  const [refusal, refuse] = useRefusal();
  const { progress } = state;
  const changes = findPaletteChanges(state, palette);
  if (progress.kind !== "failed" || progress.failure.code !== "planLimit") return null;
  if (changes.every(({ after }) => after === undefined)) return null;

  function takeBack() {
    const before = takeBackPalette(state, palette);
    const result = edit(palettePath(palette), before, "");
    if (!result.ok) refuse(result.message);
    else onTakenBack(before.ok && findBase(before.value.recipe, palette) === undefined);
  }

  return (
    <ErrorNote
      className={styles.note}
      action={
        <Button size="s" onPress={takeBack}>
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
