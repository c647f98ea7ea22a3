import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { OpenVersion } from "@tessera/contract";
import { type Design, parseStoredRecipe } from "@tessera/engine";
import { Dialog, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "./history.module.css";
import { RestoreForm } from "./restore-form.tsx";

type VersionProps = { readonly version: OpenVersion };

/** Shows what a restore of a version or of a part of it would change, and restores it. */
export function RestoreDialog({ isOpen, onClose, version }: PopupProps & VersionProps) {
  const { t } = useLingui();
  const { revision } = version;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Restore from version ${revision}`}
      description={<Trans>It’s saved as a new version. The current one stays in the list.</Trans>}
      widthPx={480}
    >
      <LoadedForm version={version} onDone={onClose} />
    </Dialog>
  );
}

function LoadedForm({ version, onDone }: VersionProps & { readonly onDone: () => void }) {
  const { project } = useOpenProject();
  const { data } = useQuery(queries.recipe(project.id));
  const state = data?.data;
  const former = useDesign(version.recipe);
  const current = useDesign(state?.recipe);
  if (!state || !former || !current) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.loadingRow} />
      </Skeleton>
    );
  }
  return (
    <RestoreForm
      version={version}
      former={former}
      current={current}
      seenRevision={state.revision}
      onDone={onDone}
    />
  );
}

function useDesign(recipe: unknown): Design | undefined {
  return useMemo(() => {
    const parsed = parseStoredRecipe(recipe);
    return parsed.ok ? parsed.value : undefined;
  }, [recipe]);
}
