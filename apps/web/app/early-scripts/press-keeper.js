// Runs inline in addresses of the application, whose frame React replaces instead of hydrating it:
// repeats the press of one of the frame's buttons on the button that replaces it.
(() => {
  const labelOf = (button) => button.getAttribute("aria-label") ?? button.textContent;
  let label;
  const replay = () => {
    if (document.getElementById("served-frame")) return;
    const button = [...document.querySelectorAll("button")].find((one) => labelOf(one) === label);
    if (!button) return;
    observer.disconnect();
    button.focus();
    button.click();
  };
  const observer = new MutationObserver(replay);
  // Another press drops a kept one. A click without a pointer comes from a key or a screen reader;
  // one with a pointer is no click on the button when the frame is replaced before the release.
  const keep = ({ type, detail, target }) => {
    if (type === "click" && detail > 0) return;
    observer.disconnect();
    const button = target.closest("#served-frame button");
    if (!button) return;
    label = labelOf(button);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener("pointerdown", keep, true);
  addEventListener("click", keep, true);
})();
