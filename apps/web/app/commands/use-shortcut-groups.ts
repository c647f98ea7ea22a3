import { useLingui } from "@lingui/react/macro";

/** Returns the group titles of shortcuts and commands. */
export function useShortcutGroups() {
  const { t } = useLingui();
  return { general: t`General`, editing: t`Editing` } as const;
}
