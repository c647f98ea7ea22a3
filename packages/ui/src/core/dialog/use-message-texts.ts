import { useLingui } from "@lingui/react/macro";
import { messageKinds, type MessageKind } from "./message-kinds.ts";

/** What a message dialog says. */
export type MessageTexts = {
  readonly title: string;
  readonly description?: string;
  readonly confirmText: string;
  readonly cancelText: string;
};

/** The texts of a kind in the page's language; also for a dialog that is of a kind and built otherwise. */
export function useMessageTexts(kind: MessageKind): MessageTexts {
  const { i18n } = useLingui();
  const { title, description, confirm, cancel } = messageKinds[kind];
  return {
    title: i18n._(title),
    ...(description && { description: i18n._(description) }),
    confirmText: i18n._(confirm),
    cancelText: i18n._(cancel),
  };
}
