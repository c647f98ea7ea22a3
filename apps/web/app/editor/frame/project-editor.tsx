import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { UserId } from "@tessera/contract";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { applyWaitingChange, loadOnce, runWhenIdle } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { DraftContext, useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import type { SavedRecipe } from "#editor/draft/draft-state.ts";
import { parseRecipeState } from "#editor/draft/parse-recipe-state.ts";
import { useDraftStoreOf } from "#editor/draft/use-draft-store-of.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { LeaveGuard } from "#editor/saving/leave-guard.tsx";
import { SaveNotices } from "#editor/saving/save-notices.tsx";
import { useEditingShortcuts } from "#editor/saving/use-editing-shortcuts.ts";
import { useRefetchAfterSave } from "#editor/saving/use-refetch-after-save.ts";
import { firstViewMs } from "#editor/preview/first-view.ts";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { ExportHost } from "#editor/export/export-host.tsx";
import { EditorCommands } from "./editor-commands.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { loadAllScreens } from "./screen-parts.ts";
import { introduction } from "./start/first-project.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

/** Opens the editor on the project's recipe, which has loaded. */
export function ProjectEditor({ children }: { readonly children: ReactNode }) {
  const { project } = useOpenProject();
  const user = useQuery(queries.user());
  const recipe = useQuery(queries.recipe(project.id));
  const answer = recipe.data?.data;
  const current = useMemo(() => parseRecipeState(answer), [answer]);
  const failed = [user, recipe].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return <EditorMessage error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (answer && !current) {
    return (
      <EditorMessage
        title={<Trans>This design system can’t be opened here</Trans>}
        text={
          <Trans>
            Tessera may have been updated since you opened this page. Reload to continue.
          </Trans>
        }
      />
    );
  }
  if (!user.data || !current) return null;
  return (
    <OpenEditor userId={user.data.id} current={current}>
      {children}
    </OpenEditor>
  );
}

type OpenEditorProps = {
  readonly userId: UserId;
  readonly current: SavedRecipe;
  readonly children: ReactNode;
};

function OpenEditor({ userId, current, children }: OpenEditorProps) {
  const { project, canEdit } = useOpenProject();
  const store = useDraftStoreOf(userId, project.id, current, applyWaitingChange);
  useEditingShortcuts(store, canEdit);
  useRefetchAfterSave(store, project.id);
  return (
    <DraftContext value={store}>
      <EditorFrame>{children}</EditorFrame>
      <EditorCommands />
      <ExportHost />
      <SaveNotices />
      <LaterParts />
      {introduction.get()?.projectId === project.id && (
        <IntroductionParts onFailure={() => undefined} />
      )}
      <OpenCollisions />
      <LeaveGuard />
    </DraftContext>
  );
}

const IntroductionParts = lazyPart(
  async () => (await importPart(import("./start/introduction-parts.tsx"))).IntroductionParts,
);

const live = loadOnce(() => importPart(import("./live/live-project.tsx")));

/**
 * Loads the other screens once the first one is shown and the browser is idle, so that they open
 * offline too. Then shows what other people do; without that part the editor works as before.
 */
function LaterParts() {
  const [loaded, setLoaded] = useState(live.read);
  useEffect(() => {
    let isMounted = true;
    const load = () => {
      void loadAllScreens();
      live.load().then(
        (part) => isMounted && setLoaded(part),
        () => undefined,
      );
    };
    const timer = setTimeout(() => runWhenIdle(load), firstViewMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);
  return loaded ? <loaded.LiveProject /> : null;
}

const CollisionsDialog = lazyPart(
  async () => (await importPart(import("#editor/saving/collisions-dialog.tsx"))).CollisionsDialog,
);

/** Shows the collisions of the current save; nothing without collisions. */
function OpenCollisions() {
  const openMerge = useDraft((state) => state.openMerge);
  const store = useDraftStore();
  if (!openMerge) return null;
  return (
    <CollisionsDialog
      key={openMerge.theirs.revision}
      open={openMerge}
      onFailure={store.postponeMerge}
    />
  );
}
