import { Trans } from "@lingui/react/macro";
import { Button, ErrorNote, TextLink } from "@tessera/ui";
import { parseRecipe } from "@tessera/engine";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { findUnsavedChanges } from "#editor/draft/draft-state.ts";
import { advancedPath, findPalette } from "#editor/draft/leaf-path.ts";
import { applyPatch, invertPatch } from "#editor/draft/recipe-patch.ts";
import { useEdit } from "#editor/fields/use-edit.ts";
import styles from "./plan-refusal.module.css";

/** Says beside a palette that the plan was why its changes were not saved, and takes them back for the rest to be saved. */
export function PlanRefusal({ palette }: { readonly palette: string }) {
  const state = useDraft();
  const edit = useEdit();
  const { progress, draft } = state;
  const changes = findUnsavedChanges(state).filter(({ path }) => findPalette(path) === palette);
  if (progress.kind !== "failed" || progress.failure.code !== "planLimit") return null;
  if (changes.every(({ after }) => after === undefined)) return null;

  function takeBack() {
    const before = parseRecipe(applyPatch(draft, invertPatch(changes)));
    edit(advancedPath("palettes", palette), before, "");
  }

  return (
    <ErrorNote
      className={styles.note}
      action={
        <Button size="s" onPress={takeBack}>
          <Trans>Take it back</Trans>
        </Button>
      }
    >
      {progress.failure.message}{" "}
      <TextLink href="/pricing">
        <Trans>See Pro</Trans>
      </TextLink>
    </ErrorNote>
  );
}
