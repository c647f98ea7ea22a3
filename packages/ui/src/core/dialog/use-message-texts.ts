import { useLingui } from "@lingui/react/macro";
import { messageKinds, type MessageKind } from "./message-kinds.ts";

/** Returns the texts of a kind in the page's language; also for a custom dialog of that kind. */
export function useMessageTexts(kind: MessageKind) {
  const { i18n } = useLingui();
  const { title, description, confirm, cancel } = messageKinds[kind];
  return {
    title: i18n._(title),
    description: description && i18n._(description),
    confirmText: i18n._(confirm),
    cancelText: i18n._(cancel),
  };
}
