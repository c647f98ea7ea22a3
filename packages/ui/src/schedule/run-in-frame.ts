/** The delay of a function in ms without a frame: a hidden tab has none. */
const withoutFrameMs = 200;

/** Runs a function in the next frame, or without one in a hidden tab. */
export function runInFrame(run: () => void): void {
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, withoutFrameMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    run();
  });
}
