import type { Locator, Page } from "@playwright/test";

/** The number of inputs of a gesture. */
export const inputCount = 100;

/** A way to move a slider, input by input; position 0 is where it starts. */
export type Gesture = {
  readonly name: string;
  /** The DOM event that an input dispatches. */
  readonly type: "keydown" | "pointermove";
  /** The horizontal coordinate of position 0; a pointer moves to the left from there. */
  readonly fromX: number;
  begin(): Promise<unknown>;
  /** Sends the input of a position, and resolves when the page has handled it. */
  moveTo(position: number): Promise<unknown>;
  end(): Promise<unknown>;
};

/** Creates the gesture that holds the right arrow key on a slider. */
export async function createKeys(page: Page, slider: Locator): Promise<Gesture> {
  const devtools = await page.context().newCDPSession(page);
  const key = { key: "ArrowRight", code: "ArrowRight", windowsVirtualKeyCode: 39 };
  return {
    name: `${inputCount} arrow keys`,
    type: "keydown",
    fromX: 0,
    begin: () => slider.focus(),
    moveTo: () => devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key }),
    end: () => devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
  };
}

/** Creates the gesture that drags a slider to the left, one pixel per input. */
export async function createMoves(page: Page, slider: Locator): Promise<Gesture> {
  const devtools = await page.context().newCDPSession(page);
  const { x, y } = await findHandle(slider);
  const button = { button: "left", buttons: 1, clickCount: 1 } as const;
  return {
    name: `${inputCount} pointer moves`,
    type: "pointermove",
    fromX: x,
    begin: async () => {
      await devtools.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
      await devtools.send("Input.dispatchMouseEvent", { type: "mousePressed", x, y, ...button });
    },
    moveTo: (position) => {
      const to = { type: "mouseMoved", x: x - position, y, button: "left", buttons: 1 } as const;
      return devtools.send("Input.dispatchMouseEvent", to);
    },
    end: () => {
      const at = { type: "mouseReleased", x: x - inputCount, y } as const;
      return devtools.send("Input.dispatchMouseEvent", { ...at, ...button, buttons: 0 });
    },
  };
}

/**
 * Returns the center of what the pointer drags: of the slider, or when its input is hidden of the
 * closest element around it that the pointer reaches.
 */
async function findHandle(slider: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await slider.scrollIntoViewIfNeeded();
  return slider.evaluate((input) => {
    const elements: Element[] = [];
    for (let each: Element | null = input; each; each = each.parentElement) elements.push(each);
    const centers = elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element, x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });
    const reached = centers.find(({ element, x, y }) =>
      document.elementsFromPoint(x, y).includes(element),
    );
    if (!reached) throw new Error("The pointer reaches no part of the slider");
    return { x: reached.x, y: reached.y };
  });
}
