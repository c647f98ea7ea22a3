/** What the checks share of seeing a page, installed in it. */
type Eyes = {
  /** An element in few words, for a finding. */
  describe(element: Element): string;
  /** Whether a person sees it, at least a part of it. */
  isSeen(element: Element): boolean;
  /** What a person can press, move or type in: enabled, and hidden from nobody. */
  listControls(): readonly HTMLElement[];
  /** The box that a person sees for a control: its own, or that of what it is hidden in, as the input of a switch. */
  drawnBox(control: Element): Element;
  /** Whether it stands in something that scrolls or clips, and so may reach beyond the page's edge. */
  isInScroller(element: Element): boolean;
};

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Gives the page its eyes; runs inside of it before anything else. */
export function installEyes(): void {
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

  window.eyes = {
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
