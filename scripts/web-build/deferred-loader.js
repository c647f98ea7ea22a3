// Stands inline in pages that are read more than used: starts their scripts when the browser is idle or the
// page is touched, and keeps the first press of a button or a choice until the page can answer it.
(() => {
  const idleAfterMs = 3000;
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  const pressable = "button:not([popovertarget]), label:has([type=radio]), [type=radio]";
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
  addEventListener("load", () => {
    // The header of a person who is logged in has an account menu, which only a script can show.
    if (hasSession()) return start();
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => setTimeout(start, idleAfterMs));
  });
})();
