import type { StateSource } from "#editor/draft/view-copy.ts";

/** What is not under the pointer follows when the edits pause for this time. */
const pauseMs = 40;

/** With three in a frame, a dozen follow within 150 ms of an edit, and the next input waits little. */
const followersInFrame = 3;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let frame: number | undefined;

/**
 * Calls a function after the edits of a source, when they pause. All such functions share one
 * queue, of which a few run in each frame, so that they do not delay the next input. An edit stops
 * the queue until the next pause.
 */
export function followLater<State>(source: StateSource<State>, follow: () => void): () => void {
  const unsubscribe = source.subscribe(() => {
    waiting.add(follow);
    waitForPause();
  });
  return () => {
    waiting.delete(follow);
    unsubscribe();
  };
}

/**
 * Starts the pause after the frame that shows the edit: on a slow device this frame alone takes
 * longer than the pause.
 */
function waitForPause(): void {
  clearTimeout(timer);
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = undefined;
    timer = setTimeout(() => {
      timer = setTimeout(runInFrames, pauseMs);
    });
  });
}

function runInFrames(): void {
  frame = requestAnimationFrame(runSome);
}

function runSome(): void {
  frame = undefined;
  for (const next of [...waiting].slice(0, followersInFrame)) {
    waiting.delete(next);
    next();
  }
  if (waiting.size > 0) runInFrames();
}
