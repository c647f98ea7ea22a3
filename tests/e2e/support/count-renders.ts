import type { Page } from "@playwright/test";

/** The part of a React fiber that the counter reads. */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
};

declare global {
  interface Window {
    /** The elements of the components that rendered, an element for each render. */
    renderedElements: Element[];
  }
}

/**
 * Records the renders of all components on the pages that open from now on, through the hook that
 * React offers to developer tools in every build.
 */
export async function recordRenders(page: Page): Promise<void> {
  await page.addInitScript(installRecorder);
}

/** Forgets the recorded renders. */
export function forgetRenders(page: Page): Promise<void> {
  return page.evaluate(() => void (window.renderedElements = []));
}

/** Counts the recorded renders of components inside of what a selector finds. */
export function countRenders(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (inside) => window.renderedElements.filter((element) => element.closest(inside)).length,
    selector,
  );
}

/** Runs inside the page, before React. */
function installRecorder(): void {
  /** React sets this flag on a component that rendered, and clears it on one that was skipped. */
  const performedWork = 1;
  const hostTag = 5;
  let drawn = new WeakSet<Fiber>();
  window.renderedElements = [];

  function findElement(fiber: Fiber): Element | undefined {
    for (let child: Fiber | null = fiber; child; child = child.child)
      if (child.tag === hostTag) return child.stateNode as Element;
    for (let parent: Fiber | null = fiber; parent; parent = parent.return)
      if (parent.tag === hostTag) return parent.stateNode as Element;
    return undefined;
  }

  function visit(fiber: Fiber, now: WeakSet<Fiber>): void {
    // A fiber that was drawn before did not take part in this commit.
    const isNew = !drawn.has(fiber);
    now.add(fiber);
    const element = findElement(fiber);
    if (isNew && fiber.tag !== hostTag && fiber.flags & performedWork && element)
      window.renderedElements.push(element);
    for (let child = fiber.child; child; child = child.sibling) visit(child, now);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
        const now = new WeakSet<Fiber>();
        visit(root.current, now);
        drawn = now;
      },
    },
  });
}
