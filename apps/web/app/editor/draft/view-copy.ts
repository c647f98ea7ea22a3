import { flushSync } from "react-dom";
import { runInFrame } from "@tessera/ui/run-in-frame";
import { createSignal, type Signal } from "@tessera/ui/signal";

/** A state that components read and subscribe to. */
export type StateSource<State> = Pick<Signal, "subscribe"> & { readonly getState: () => State };

/** The copy of a state that views show, and the functions that update it. */
export type ViewCopy<State> = StateSource<State> & {
  /** Updates the copy now. */
  readonly update: () => void;
  /** Updates the copy after the next frame, so that the frame does not wait for the views. */
  readonly updateLater: () => void;
};

/** After an update, the copy rests this many times as long as the update took, up to a limit. */
const restFactor = 4;
const mostRestMs = 150;

/** Creates the copy of a state for views. */
export function createViewCopy<State>(getState: () => State): ViewCopy<State> {
  const { subscribe, notify } = createSignal();
  let shown = getState();
  let isDue = false;
  let restsUntilMs = 0;

  function update() {
    isDue = false;
    if (shown === getState()) return;
    shown = getState();
    notify();
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
    setTimeout(() => runInFrame(() => setTimeout(updateIfDue)), restMs);
  }

  return { getState: () => shown, subscribe, update, updateLater };
}
