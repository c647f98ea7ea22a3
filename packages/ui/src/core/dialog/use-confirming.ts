import { useState } from "react";

/** The action to confirm: it may be asynchronous, and fail. */
export type OnConfirm = () => void | Promise<unknown>;

type Progress = {
  readonly isPending: boolean;
  readonly failure?: { readonly cause: unknown };
};

const atRest: Progress = { isPending: false };

/** Runs the confirmed action and closes afterwards; a failure keeps the dialog open. */
export function useConfirming(onConfirm: OnConfirm | undefined, onClose: () => void) {
  const [progress, setProgress] = useState(atRest);

  async function run(): Promise<void> {
    setProgress(atRest);
    try {
      const running = onConfirm?.();
      if (running) {
        setProgress({ isPending: true });
        await running;
      }
      setProgress(atRest);
      onClose();
    } catch (cause) {
      setProgress({ isPending: false, failure: { cause } });
    }
  }
  return {
    ...progress,
    confirm(): void {
      if (!progress.isPending) void run();
    },
  };
}
