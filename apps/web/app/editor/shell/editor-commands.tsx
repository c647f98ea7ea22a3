import { useLingui } from "@lingui/react/macro";
import { Braces, Redo2, Save, Undo2 } from "lucide-react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { findUnsavedChanges } from "#editor/draft/draft-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useStepNames } from "#editor/saving/use-step-names.ts";
import { screens } from "./screens.ts";

/** Offers the open project's screens in the palette, and what can be done to its draft. */
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
  const hasChanges = findUnsavedChanges(useDraft()).length > 0;
  const { done, undone, undoText, redoText } = useStepNames();
  const save = { id: "save", title: t`Save`, group, icon: Save, run: () => void store.save() };
  const undo = { id: "undo", title: undoText, group, icon: Undo2, run: store.undo };
  const redo = { id: "redo", title: redoText, group, icon: Redo2, run: store.redo };
  useCommands([
    ...(hasChanges ? [save] : []),
    ...(done === undefined ? [] : [undo]),
    ...(undone === undefined ? [] : [redo]),
  ]);
  return null;
}

function ScreenCommands() {
  const { t, i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const root = `/${organization.slug}/${project.slug}/design-system`;
  const group = t`Design system`;
  const variables = { group, icon: Braces, keywords: [t`Variables`] };
  useCommands([
    ...screens.map(({ id, title, icon }) => ({
      id: `screen-${id}`,
      title: i18n._(title),
      group,
      icon,
      path: `${root}/${id}`,
    })),
    { ...variables, id: "screen-variables", title: t`Variables`, path: `${root}/variables` },
    { ...variables, id: "screen-css", title: "CSS", path: `${root}/variables/css` },
    { ...variables, id: "screen-scss", title: "SCSS", path: `${root}/variables/scss` },
  ]);
  return null;
}
