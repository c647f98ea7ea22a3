import { useRef, type SyntheticEvent } from "react";

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** Selects the whole text of an input that gets the focus, so that typing replaces it; the press itself would put a caret. */
export function useSelectOnPress() {
  const isFirstPress = useRef(false);
  return {
    onFocus({ currentTarget, nativeEvent }: InputEvent) {
      // React Aria dispatches focus events too, when its focus within the list moves.
      if (nativeEvent.isTrusted) currentTarget.select();
    },
    onPointerDown({ currentTarget }: InputEvent) {
      isFirstPress.current = document.activeElement !== currentTarget;
    },
    onClick({ currentTarget }: InputEvent) {
      const isMarked = currentTarget.selectionStart !== currentTarget.selectionEnd;
      if (isFirstPress.current && !isMarked) currentTarget.select();
    },
  };
}
