import { useEffect, useRef, useState } from "react";
import type { Closing } from "./closing.ts";

/** What a dialog needs to ask before it closes. */
export type ClosingQuestionState = {
  readonly isAsking: boolean;
  readonly noteInput: () => void;
  readonly requestClose: () => void;
  readonly keepEditing: () => void;
  readonly discard: () => void;
};

/** Closes a dialog at once, or asks first, as it was told. */
export function useClosingQuestion({
  isOpen,
  onClose,
  confirmsClosing = "always",
}: Closing): ClosingQuestionState {
  const sawInput = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsAsking(false);
  }
  useEffect(() => {
    if (isOpen) sawInput.current = false;
  }, [isOpen]);
  return {
    isAsking,
    noteInput() {
      sawInput.current = true;
    },
    requestClose() {
      const asks =
        confirmsClosing === "when-typed" ? sawInput.current : confirmsClosing === "always";
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
