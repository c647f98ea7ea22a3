import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { listedFormats } from "@tessera/engine";
import { Braces, Save } from "lucide-react";
import { runWhenIdle } from "@tessera/ui";
import { useEffect, useState } from "react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useHistorySteps } from "#editor/saving/use-history-steps.ts";
import { familyNames, nameFormat } from "#editor/names/format-names.ts";
import { firstViewMs } from "#editor/preview/first-view.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { screens } from "#editor/navigation/screens.tsx";
import { toolScreens } from "#editor/navigation/tool-screens.ts";
import { useViewSearch } from "#editor/view/use-view-settings.ts";

const PaletteSuggestions = lazyPart(
  async () => (await importPart(import("./palette/palette-suggestions.tsx"))).PaletteSuggestions,
);

/**
 * Adds the open project's screens and the draft's actions to the palette, and what it understands of
 * values once the screen is shown.
 */
export function EditorCommands() {
  const { canEdit } = useOpenProject();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => runWhenIdle(() => setIsReady(true)), firstViewMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <ScreenCommands />
      {canEdit && <DraftCommands />}
      {isReady && <PaletteSuggestions onFailure={() => setIsReady(false)} />}
    </>
  );
}

function DraftCommands() {
  const { t } = useLingui();
  const group = useShortcutGroups().editing;
  const store = useDraftStore();
  const hasChanges = useDraft(({ changes }) => changes.length > 0);
  const steps = useHistorySteps().filter(({ isOver }) => !isOver);
  const save = { id: "save", title: t`Save`, group, icon: Save, run: () => void store.save() };
  useCommands([
    ...(hasChanges ? [save] : []),
    ...steps.map(({ id, icon, text, run }) => ({ id, title: text, group, icon, run })),
  ]);
  return null;
}

function ScreenCommands() {
  const { t, i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const root = `/${organization.slug}/${project.slug}/design-system`;
  const group = t`Design system`;
  const view = useViewSearch();
  const places = [
    ...screens.map((screen) => ({ ...screen, path: `design-system/${screen.id}` })),
    ...toolScreens,
  ];
  useCommands([
    ...places.map(({ id, path, title, short, icon }) => ({
      id: `screen-${id}`,
      title: i18n._(title),
      group,
      icon,
      path: `/${organization.slug}/${project.slug}/${path}${view}`,
      keywords: [i18n._(short)],
    })),
    ...listedFormats.map((format) => ({
      id: `screen-${format.id}`,
      title: nameFormat(format, i18n),
      group: t`Formats`,
      icon: Braces,
      path: `${root}/variables/${format.id}${view}`,
      keywords: [i18n._(familyNames[format.family]), t`Variables`],
    })),
  ]);
  return null;
}
