import { useState } from "react";

/** What is confirmed: it may take its time, and fail. */
export type OnConfirm = () => void | Promise<unknown>;

/** How far a confirmed action is. */
export type Confirming = {
  readonly isPending: boolean;
  readonly failure?: { readonly cause: unknown };
  readonly confirm: () => void;
};

type Progress = Omit<Confirming, "confirm">;

const atRest: Progress = { isPending: false };

/** Runs what was confirmed and closes after it; what fails keeps the dialog open. */
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
