const stops =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** Makes a panel a Tab stop while it contains none, so that the keyboard can scroll it. */
export function keepPanelReachable(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  function update(): void {
    if (panel?.querySelector(stops)) panel.removeAttribute("tabindex");
    else panel?.setAttribute("tabindex", "0");
  }
  update();
  const watching = new MutationObserver(update);
  watching.observe(panel, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => watching.disconnect();
}
