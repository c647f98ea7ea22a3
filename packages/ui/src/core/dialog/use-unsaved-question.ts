import { useEffect, useRef, useState } from "react";

/** How a dialog closes. */
export type Closing = {
  readonly isOpen: boolean;
  /** Called when the person closes it, and has agreed to lose what was typed. */
  readonly onClose: () => void;
  /** Whether something typed would be lost; where not given, any input inside counts. */
  readonly hasUnsavedInput?: boolean;
  /** Whether it closes without asking, whatever was typed. */
  readonly closesSilently?: boolean;
};

/** What a dialog needs to ask before something typed is lost. */
export type UnsavedQuestion = {
  readonly isAsking: boolean;
  readonly noteInput: () => void;
  readonly requestClose: () => void;
  readonly keepEditing: () => void;
  readonly discard: () => void;
};

/** Closes a dialog at once, or asks first when something was typed in it. */
export function useUnsavedQuestion(closing: Closing): UnsavedQuestion {
  const { isOpen, onClose, hasUnsavedInput, closesSilently = false } = closing;
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
      const losesInput = hasUnsavedInput ?? sawInput.current;
      if (losesInput && !closesSilently) setIsAsking(true);
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
