import { hasComeUnder, notePointer, tooltipClosers } from "./close-tooltips.ts";

/** How long the pointer rests on a control before its tooltip opens. */
const delayMs = 600;
/** How long a tooltip stays open after the pointer has left, so that the pointer can reach it. */
const closeDelayMs = 100;
/** How long after one tooltip the next one opens without a delay. */
const warmMs = 500;

/** The tooltip of a control, from the first event until `stop`. */
export type FollowedTrigger = {
  /** Keeps the tooltip open, because the pointer has reached it. */
  readonly keep: () => void;
  /** Closes the tooltip soon, because the pointer has left it. */
  readonly closeSoon: () => void;
  readonly stop: () => void;
};

type Callbacks = {
  /** Called as soon as the pointer or the focus reaches the control. */
  readonly onNear: () => void;
  readonly onChange: (isOpen: boolean) => void;
};

/** Closes the open tooltip: there is at most one. */
let closeOpen: (() => void) | undefined;
let warmUntilMs = 0;

/**
 * Opens a tooltip while the pointer rests on its control or the keyboard focuses it, and closes it
 * at a press or a key.
 */
export function followTrigger(
  control: HTMLElement,
  { onNear, onChange }: Callbacks,
): FollowedTrigger {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    tooltipClosers.delete(close);
    if (closeOpen !== close) return;
    closeOpen = undefined;
    warmUntilMs = performance.now() + warmMs;
    onChange(false);
  }
  function open(): void {
    clearTimeout(timer);
    if (closeOpen === close) return;
    closeOpen?.();
    closeOpen = close;
    tooltipClosers.add(close);
    onChange(true);
  }
  function closeSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(close, closeDelayMs);
  }
  function handlePointer(event: PointerEvent): void {
    if (event.pointerType === "touch" || control.matches(":disabled, [data-disabled]")) return;
    if (hasComeUnder(event)) return;
    notePointer(event);
    onNear();
    const isWarm = closeOpen !== undefined || performance.now() < warmUntilMs;
    clearTimeout(timer);
    tooltipClosers.add(close);
    timer = setTimeout(open, isWarm ? 0 : delayMs);
  }
  function handleFocus(): void {
    if (!control.matches(":focus-visible")) return;
    onNear();
    open();
  }
  function handleEscape(event: KeyboardEvent): void {
    if (closeOpen !== close || event.key !== "Escape") return;
    event.stopPropagation();
    close();
  }
  const { signal } = listening;
  control.addEventListener("pointerenter", handlePointer, { signal });
  control.addEventListener("pointermove", notePointer, { signal });
  control.addEventListener("pointerleave", closeSoon, { signal });
  control.addEventListener("focus", handleFocus, { signal });
  for (const end of ["blur", "pointerdown", "keydown"]) {
    control.addEventListener(end, close, { signal });
  }
  document.addEventListener("keydown", handleEscape, { signal, capture: true });
  return {
    keep: open,
    closeSoon,
    stop() {
      listening.abort();
      close();
    },
  };
}
