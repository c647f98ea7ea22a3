// Runs inline in public pages: starts their scripts after the first paint of a form, else when the
// browser is idle or the page is touched, and repeats the first click on a control once the page is
// interactive.
(() => {
  const idleAfterMs = 3000;
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  const pressable = "button:not([popovertarget]), label:has([type=radio]), [type=radio]";
  let isStarted = false;
  let pressed;

  const findFiles = () => document.getElementById("start");
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.head.append(findFiles().content);
  };
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const hasSession = () => {
    try {
      return localStorage.getItem("account") !== null;
    } catch {
      return false;
    }
  };
  const keepPress = (event) => {
    const control = event.target.closest(pressable);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
    start();
  };

  for (const touch of touches) {
    addEventListener(touch, start, { once: true, passive: true, capture: true });
  }
  document.addEventListener("click", keepPress, true);
  addEventListener(
    "hydrated",
    () => {
      document.removeEventListener("click", keepPress, true);
      pressed?.click();
    },
    { once: true },
  );
  addEventListener("DOMContentLoaded", () => {
    if (findFiles().dataset.when === "painted") startAfterPaint();
  });
  addEventListener("load", () => {
    // The header of a logged-in user has an account menu, which needs a script.
    if (hasSession()) return start();
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => setTimeout(start, idleAfterMs));
  });
})();
