import { useRef, useState } from "react";

/** A call that a page sends: what became of the latest attempt, and a function that sends it. */
export type SingleCall<Input> = {
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly failure: Error | undefined;
  /** The number of attempts that failed. */
  readonly failures: number;
  /** Sends the call, unless it is pending. */
  readonly run: (input: Input) => void;
};

const idle = { isPending: false, isDone: false, failure: undefined, failures: 0 };

/** Returns a call that is sent at most once at a time. */
export function useSingleCall<Input>(sendCall: (input: Input) => Promise<void>): SingleCall<Input> {
  const [state, setState] = useState<Omit<SingleCall<Input>, "run">>(idle);
  const isPending = useRef(false);

  async function run(input: Input): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setState(({ failures }) => ({ ...idle, failures, isPending: true }));
    try {
      await sendCall(input);
      setState(({ failures }) => ({ ...idle, failures, isDone: true }));
    } catch (cause) {
      const failure = cause instanceof Error ? cause : new Error(String(cause));
      setState(({ failures }) => ({ ...idle, failures: failures + 1, failure }));
    } finally {
      isPending.current = false;
    }
  }
  return { ...state, run: (input) => void run(input) };
}
