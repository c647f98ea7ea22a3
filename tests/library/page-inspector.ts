/** The functions that the checks run inside a page. */
type PageInspector = {
  /** Describes an element in few words, for a finding. */
  describe(element: Element): string;
  /** True when at least a part of the element is visible. */
  isSeen(element: Element): boolean;
  /** Lists the controls that a user can click, move or type in: enabled and not hidden. */
  listControls(): readonly HTMLElement[];
  /**
   * Returns the visible box of a control: its own, or its parent's when it is visually hidden, as
   * the input of a switch.
   */
  drawnBox(control: Element): Element;
  /** True when an ancestor scrolls or clips, so that the element may exceed the page's edge. */
  isInScroller(element: Element): boolean;
};

declare global {
  interface Window {
    inspector: PageInspector;
  }
}

/** Installs the functions in the page before its own scripts. */
export function installPageInspector(): void {
  const controlTags =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]";
  const controlRoles =
    "button checkbox link menuitem menuitemcheckbox menuitemradio option radio slider spinbutton switch tab treeitem";
  const anyControl = [
    controlTags,
    ...controlRoles.split(" ").map((role) => `[role=${role}]`),
  ].join();
  const out = "[aria-hidden=true], [inert], [data-live-announcer], [aria-disabled=true]";

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isDrawn && width > 1 && height > 1;
  }

  function drawnBox(control: Element): Element {
    const label = control.closest("label");
    if (isSeen(control)) return control;
    if (label && isSeen(label)) return label;
    const parent = control.parentElement;
    return parent && parent !== document.body ? drawnBox(parent) : control;
  }

  window.inspector = {
    isSeen,
    drawnBox,
    describe(element) {
      const tag = element.tagName.toLowerCase();
      const role = element.getAttribute("role");
      const text = element.getAttribute("aria-label") ?? element.textContent.trim();
      const words = text.replace(/\s+/g, " ").slice(0, 40);
      const name = element.getAttribute("class")?.split(" ")[0];
      return `<${[tag, role, name && `.${name}`].filter(Boolean).join(" ")}>${words && ` "${words}"`}`;
    },
    listControls() {
      return [...document.querySelectorAll<HTMLElement>(anyControl)].filter(
        (element) =>
          !element.closest(out) &&
          !element.matches(":disabled") &&
          element.checkVisibility({ visibilityProperty: true }) &&
          isSeen(drawnBox(element)),
      );
    },
    isInScroller(element) {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") return true;
      }
      return false;
    },
  };
}
