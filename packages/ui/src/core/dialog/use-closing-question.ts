import { useState } from "react";
import type { Closing } from "./closing.ts";
import { type NotedChanges, useNotedChanges } from "./use-noted-changes.ts";

/** The state of the question before a dialog closes. */
export type ClosingQuestionState = {
  readonly isAsking: boolean;
  readonly contentProps: NotedChanges["contentProps"];
  readonly requestClose: () => void;
  readonly keepEditing: () => void;
  readonly discard: () => void;
};

/** Closes a dialog at once, or asks first, depending on its settings. */
export function useClosingQuestion({
  isOpen,
  onClose,
  confirmsClosing = "always",
}: Closing): ClosingQuestionState {
  const { contentProps, hasChanged } = useNotedChanges(isOpen);
  const [isAsking, setIsAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsAsking(false);
  }
  return {
    isAsking,
    contentProps,
    requestClose() {
      const asks = confirmsClosing === "when-typed" ? hasChanged() : confirmsClosing === "always";
      if (asks) setIsAsking(true);
      else onClose();
    },
    keepEditing() {
      setIsAsking(false);
    },
    discard() {
      setIsAsking(false);
      onClose();
    },
  };
}
