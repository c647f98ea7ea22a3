import type { JSHandle, Page } from "@playwright/test";
import type { Gesture } from "./gesture.ts";

/** The editor's preview: its root, and the function that reads its colors now. */
export type Preview = { readonly root: HTMLElement; readonly read: () => string };

/** The times that a page records during a gesture. */
export type Shown = {
  /** Handled events. */
  eventCount: number;
  /** Frames that showed the colors of further events. */
  frameCount: number;
  /** From the input to after the frame that shows its colors, of each event shown. */
  readonly latencyMs: number[];
};

/** A running record of what a page shows. */
export type Watch = { readonly shown: Shown; stop(): void };

/** The prefix of the marks whose number is the count of events that the next commit shows; 0 starts. */
export const markPrefix = "tessera shows ";

/** Finds the preview by the steps of the primary palette, which are properties of its root. */
export function findPreview(page: Page): Promise<JSHandle<Preview>> {
  return page.evaluateHandle(() => {
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
    const read = ({ style }: HTMLElement) =>
      steps.map((step) => style.getPropertyValue(`--color-primary-${step}`));
    const roots = [...document.querySelectorAll<HTMLElement>("[data-scheme]")];
    const root = roots.find((element) => read(element).every((value) => value !== ""));
    if (!root) throw new Error("No element has the steps of the primary palette as properties");
    return { root, read: () => read(root).join(" ") };
  });
}

/**
 * Records when each event of a gesture is shown: when the preview has the colors that are expected
 * after the event's position. The preview may change in an event or in a frame's callback; a change
 * in a callback is shown by that same frame.
 */
export function watchShown(
  page: Page,
  preview: JSHandle<Preview>,
  { type, fromX }: Gesture,
  expected: readonly string[],
): Promise<JSHandle<Watch>> {
  return page.evaluateHandle(
    ({ preview, type, fromX, expected, markPrefix }) => {
      const events: { readonly position: number; readonly atMs: number }[] = [];
      /** The number of events whose colors the preview has. */
      let setCount = 0;
      let shownCount = 0;
      let isLooking = false;
      /** The frame being drawn, with the number of events that it shows. */
      let frame: { count: number } | undefined;
      const shown: Shown = { eventCount: 0, frameCount: 0, latencyMs: [] };
      addEventListener(type, note, true);
      const observer = new MutationObserver(countSet);
      observer.observe(preview.root, { attributeFilter: ["style"] });
      performance.mark(`${markPrefix}0`);
      return { shown, stop };

      function stop(): void {
        removeEventListener(type, note, true);
        observer.disconnect();
      }
      function note(event: Event): void {
        endFrame();
        shown.eventCount += 1;
        const isPointer = event instanceof PointerEvent;
        const position = isPointer ? fromX - event.clientX : shown.eventCount;
        // The browser merges moves: the oldest of them has waited longest.
        const oldest = isPointer ? event.getCoalescedEvents()[0] : undefined;
        events.push({ position, atMs: (oldest ?? event).timeStamp });
        if (!isLooking) requestAnimationFrame(look);
        isLooking = true;
      }
      function countSet(): void {
        const colors = preview.read();
        let count = events.length;
        while (count > setCount && expected[events[count - 1]?.position ?? -1] !== colors)
          count -= 1;
        if (count === setCount) return;
        setCount = count;
        if (frame) frame.count = count;
        performance.mark(`${markPrefix}${count}`);
      }
      function look(): void {
        endFrame();
        countSet();
        const current = { count: setCount };
        frame = current;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          if (frame === current) endFrame();
          port1.close();
        });
        port1.start();
        port2.postMessage(undefined);
        isLooking = setCount < events.length;
        if (isLooking) requestAnimationFrame(look);
      }
      /** Runs in the first task after a frame; on a busy thread, events run before messages. */
      function endFrame(): void {
        const count = frame?.count ?? shownCount;
        frame = undefined;
        if (count === shownCount) return;
        const nowMs = performance.now();
        shown.frameCount += 1;
        for (const { atMs } of events.slice(shownCount, count)) shown.latencyMs.push(nowMs - atMs);
        shownCount = count;
      }
    },
    { preview, type, fromX, expected, markPrefix },
  );
}
