import { flushSync } from "react-dom";
import { runInFrame } from "@tessera/ui/run-in-frame";
import { runWhenIdle } from "@tessera/ui/run-when-idle";
import { createSignal, type Signal } from "@tessera/ui/signal";

/** A state that components read and subscribe to. */
export type StateSource<State> = Pick<Signal, "subscribe"> & { readonly getState: () => State };

/** The copy of a state that views show, and the functions that update it. */
export type ViewCopy<State> = StateSource<State> & {
  /** Updates the copy now. */
  readonly update: () => void;
  /** Updates the copy later, so that the next frame does not wait for the views. */
  readonly updateLater: () => void;
};

/**
 * After an update, the copy rests this many times as long as the update took, up to a limit. The
 * styles and the paint of the views take about as long again.
 */
const restFactor = 8;
const mostRestMs = 300;

/** After the frame, a busy browser updates the copy at the latest after this time. */
const mostIdleWaitMs = 100;

/** The copy for what is out of sight waits until no change has followed for this time. */
const outOfSightMs = 200;

/** Creates the copy of a state for views. */
export function createViewCopy<State>(getState: () => State): ViewCopy<State> {
  const { update: updateNow, ...copy } = createCopy(getState);
  let isDue = false;
  let restsUntilMs = 0;

  function update() {
    isDue = false;
    updateNow();
  }

  function updateIfDue() {
    if (!isDue) return;
    const startMs = performance.now();
    flushSync(update);
    const endMs = performance.now();
    restsUntilMs = endMs + Math.min(restFactor * (endMs - startMs), mostRestMs);
  }

  function updateLater() {
    if (isDue) return;
    isDue = true;
    const restMs = Math.max(0, restsUntilMs - performance.now());
    setTimeout(() => runInFrame(() => runWhenIdle(updateIfDue, mostIdleWaitMs)), restMs);
  }

  return { ...copy, update, updateLater };
}

/** Creates the copy of a state for views that are out of sight: it follows when the changes pause. */
export function createOutOfSightCopy<State>(getState: () => State): ViewCopy<State> {
  const copy = createCopy(getState);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ...copy,
    updateLater() {
      clearTimeout(timer);
      timer = setTimeout(copy.update, outOfSightMs);
    },
  };
}

function createCopy<State>(
  getState: () => State,
): StateSource<State> & Pick<ViewCopy<State>, "update"> {
  const { subscribe, notify } = createSignal();
  let shown = getState();
  return {
    getState: () => shown,
    subscribe,
    update() {
      if (shown === getState()) return;
      shown = getState();
      notify();
    },
  };
}
