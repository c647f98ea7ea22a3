// Runs inline in addresses of the application, whose frame React replaces instead of hydrating it:
// repeats the press of one of the frame's buttons on the button that replaces it, once it is
// released. A release elsewhere, another press or ten seconds drop it.
(() => {
  const longestMs = 10_000;
  const labelOf = (button) => button?.getAttribute("aria-label") ?? button?.textContent;
  const labelAt = ({ target }) => labelOf(target.closest("button"));
  let label;
  let pressedAtMs = 0;
  let isDown = false;
  const drop = () => observer.disconnect();
  const replay = () => {
    if (isDown || document.getElementById("served-frame")) return;
    const button = [...document.querySelectorAll("button")].find((one) => labelOf(one) === label);
    if (performance.now() - pressedAtMs > longestMs) drop();
    else if (button) {
      drop();
      button.focus();
      button.click();
    }
  };
  const observer = new MutationObserver(replay);
  const keep = (event) => {
    drop();
    if (!event.target.closest("#served-frame button")) return;
    label = labelAt(event);
    pressedAtMs = performance.now();
    isDown = event.type === "pointerdown";
    observer.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener("pointerdown", (event) => (event.button === 0 ? keep(event) : drop()), true);
  addEventListener("pointercancel", drop, true);
  addEventListener(
    "pointerup",
    (event) => {
      if (!isDown) return;
      isDown = false;
      if (labelAt(event) === label) replay();
      else drop();
    },
    true,
  );
  // A click without a pointer comes from a key or a screen reader.
  addEventListener("click", (event) => event.detail === 0 && event.isTrusted && keep(event), true);
})();
