import { useLingui } from "@lingui/react/macro";
import { loadOnce, runWhenIdle, showToast, useShortcut } from "@tessera/ui";
import { Shuffle } from "lucide-react";
import { useEffect } from "react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { firstViewMs } from "#editor/preview/first-view.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { locksOf } from "./locks.ts";

const part = loadOnce(() => import("./shuffle-draft.ts"));

/**
 * Returns the function that shuffles the draft around the locked decisions, which the space bar
 * calls too. Its code loads once the screen is shown.
 */
export function useShuffle(): () => void {
  const { t } = useLingui();
  const store = useDraftStore();
  const { project } = useOpenProject();
  function shuffle(): void {
    part.load().then(
      ({ shuffleDraft }) => shuffleDraft(store, locksOf(project.id).get()),
      () => showToast({ kind: "error", text: t`This didn’t load. Check your connection.` }),
    );
  }
  const group = useShortcutGroups().editing;
  useShortcut({ id: "shuffle", keys: "Space", label: t`Shuffle`, group }, shuffle);
  useCommands([{ id: "shuffle", title: t`Shuffle`, group, icon: Shuffle, run: shuffle }]);
  useEffect(() => {
    const ahead = () => void part.load().catch(() => undefined);
    const timer = setTimeout(() => runWhenIdle(ahead), firstViewMs);
    return () => clearTimeout(timer);
  }, []);
  return shuffle;
}
