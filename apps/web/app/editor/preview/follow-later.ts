import type { StateSource } from "#editor/draft/view-copy.ts";

/** What is not under the pointer follows when the edits pause for this time. */
const pauseMs = 40;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;

/**
 * Calls a function after the edits of a source, when they pause. All such functions share one
 * queue, of which one runs in each frame, so that none of them delays the next input.
 */
export function followLater<State>(source: StateSource<State>, follow: () => void): () => void {
  const unsubscribe = source.subscribe(() => {
    waiting.add(follow);
    clearTimeout(timer);
    timer = setTimeout(runInFrames, pauseMs);
  });
  return () => {
    waiting.delete(follow);
    unsubscribe();
  };
}

function runInFrames(): void {
  if (isRunning) return;
  isRunning = true;
  requestAnimationFrame(runNext);
}

function runNext(): void {
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next();
  }
  isRunning = waiting.size > 0;
  if (isRunning) requestAnimationFrame(runNext);
}
