import { useLingui } from "@lingui/react/macro";

/** What shortcuts and commands stand under. */
export function useShortcutGroups() {
  const { t } = useLingui();
  return { general: t`General`, editing: t`Editing` } as const;
}
