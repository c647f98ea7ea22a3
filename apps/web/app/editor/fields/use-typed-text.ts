import { useEffect, useState } from "react";

/** The result of a typed text: the value in its canonical format, or an error message. */
export type TypedResult =
  | { readonly ok: true; readonly printed: string }
  | { readonly ok: false; readonly message: string };

type Typed = {
  readonly text: string;
  /** The text of the field's value; when it changes, the typed text is outdated. */
  readonly printed: string;
  readonly message: string | undefined;
};

/** The text of a field during typing, and its handlers. */
export type TypedText = {
  readonly text: string;
  /** The error of the text, after a pause in typing or a blur. */
  readonly message: string | undefined;
  /** True while the text is invalid, also before its message is shown. */
  readonly isRefused: boolean;
  readonly change: (text: string) => void;
  /** Ends the typing: a valid text is reformatted, an invalid one stays with its message. */
  readonly finish: () => void;
};

/** The pause in typing, in ms, after which an invalid text is reported. */
const pauseMs = 700;

/**
 * Returns the typed text of a field, separate from its value. Each valid text applies at once, and
 * an invalid one stays with its message. A value that changes elsewhere replaces the typed text.
 */
export function useTypedText(printed: string, apply: (text: string) => TypedResult): TypedText {
  const [typed, setTyped] = useState<Typed>();
  const [isPaused, setIsPaused] = useState(false);
  const current = typed?.printed === printed ? typed : undefined;
  if (typed && !current) setTyped(undefined);

  useEffect(() => {
    if (!current?.message || isPaused) return undefined;
    const timer = setTimeout(() => setIsPaused(true), pauseMs);
    return () => clearTimeout(timer);
  }, [current, isPaused]);

  function change(text: string) {
    const result = apply(text);
    setIsPaused(false);
    setTyped(
      result.ok
        ? { text, printed: result.printed, message: undefined }
        : { text, printed, message: result.message },
    );
  }

  function finish() {
    if (current?.message) setIsPaused(true);
    else setTyped(undefined);
  }

  return {
    text: current?.text ?? printed,
    message: isPaused ? current?.message : undefined,
    isRefused: current?.message !== undefined,
    change,
    finish,
  };
}
