import { useState } from "react";

/** The action to confirm: it may be asynchronous, and fail. */
export type OnConfirm = () => void | Promise<unknown>;

/** The progress of a confirmed action. */
export type Confirming = {
  readonly isPending: boolean;
  readonly failure?: { readonly cause: unknown } | undefined;
  readonly confirm: () => void;
};

type Progress = Omit<Confirming, "confirm">;

const atRest: Progress = { isPending: false };

/** Runs the confirmed action and closes afterwards; a failure keeps the dialog open. */
export function useConfirming(
  isOpen: boolean,
  onConfirm: OnConfirm | undefined,
  onClose: () => void,
): Confirming {
  const [progress, setProgress] = useState(atRest);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setProgress(atRest);
  }

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
    confirm() {
      if (!progress.isPending) void run();
    },
  };
}
