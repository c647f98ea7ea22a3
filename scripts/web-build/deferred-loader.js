// Stands inline in pages that are read more than used: starts their scripts when the browser is idle or the
// page is touched, and keeps the first press of a button until the page can answer it.
(() => {
  const idleAfterMs = 3000;
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  let isStarted = false;
  let pressed;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const waiting = document.querySelector('script[type="text/deferred"]');
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  const keepPress = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
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
  addEventListener("load", () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => setTimeout(start, idleAfterMs));
  });
})();
