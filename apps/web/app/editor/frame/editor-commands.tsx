import { useLingui } from "@lingui/react/macro";
import { listedFormats } from "@tessera/engine";
import { Braces, Save } from "lucide-react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useHistorySteps } from "#editor/saving/use-history-steps.ts";
import { familyNames, nameFormat } from "#editor/names/format-names.ts";
import { screens } from "#editor/navigation/screens.tsx";

/** Adds the open project's screens and the draft's actions to the palette. */
export function EditorCommands() {
  const { canEdit } = useOpenProject();
  return (
    <>
      <ScreenCommands />
      {canEdit && <DraftCommands />}
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
  useCommands([
    ...screens.map(({ id, title, icon }) => ({
      id: `screen-${id}`,
      title: i18n._(title),
      group,
      icon,
      path: `${root}/${id}`,
    })),
    { id: "screen-variables", title: t`Variables`, group, icon: Braces, path: `${root}/variables` },
    ...listedFormats.map((format) => ({
      id: `screen-${format.id}`,
      title: nameFormat(format, i18n),
      group: t`Formats`,
      icon: Braces,
      path: `${root}/variables/${format.id}`,
      keywords: [i18n._(familyNames[format.family]), t`Variables`],
    })),
  ]);
  return null;
}
