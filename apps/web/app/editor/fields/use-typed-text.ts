import { useEffect, useState } from "react";

/** What became of a typed text: the value's own spelling, or a message that says what is wrong. */
export type TypedResult =
  | { readonly ok: true; readonly printed: string }
  | { readonly ok: false; readonly message: string };

type Typed = {
  readonly text: string;
  /** The spelling that the field would show without the typed text; when it changes, the text is outdated. */
  readonly printed: string;
  readonly message: string | undefined;
};

/** What a field shows of a text that is being typed, and what it does with it. */
export type TypedText = {
  readonly text: string;
  /** What is wrong with the text, once the person has paused or left the field. */
  readonly message: string | undefined;
  readonly change: (text: string) => void;
  /** Ends the typing: a valid text takes its own spelling, an invalid one stays with its message. */
  readonly finish: () => void;
};

/** How long typing must pause before a text that is not valid yet is called wrong. */
const pauseMs = 700;

/**
 * Keeps what a person types in a field apart from the value it stands for: each valid text takes effect at once,
 * an invalid one is kept with its message, and a value that changes from elsewhere takes the field back.
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
    change,
    finish,
  };
}
