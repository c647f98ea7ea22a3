// Runs inline in public pages: starts their scripts after the first paint of a form, else when the
// browser is idle or the page is touched, and repeats the last click on a control once the page is
// interactive. A link that is clicked after a choice is followed then too: the page stores the
// choice first.
(() => {
  const idleAfterMs = 3000;
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  const pressable = "button:not([popovertarget]), label:has([type=radio]), [type=radio]";
  const ownLink = 'a[href^="/"]';
  let isStarted = false;
  let hasTyped = false;
  let pressed;
  let followed;

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
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = (hasTyped || pressed) && isPlain && event.target.closest(ownLink);
    if (!control && !link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link) followed = link;
    else pressed = control;
    start();
  };
  const noteTyping = () => {
    hasTyped = true;
  };
  const followNatively = () => {
    if (followed) location.assign(followed.href);
  };

  for (const touch of touches) {
    addEventListener(touch, start, { once: true, passive: true, capture: true });
  }
  document.addEventListener("click", keepPress, true);
  document.addEventListener("input", noteTyping, true);
  // If a script does not load, no page will follow the link.
  addEventListener("error", followNatively, true);
  addEventListener(
    "hydrated",
    () => {
      document.removeEventListener("click", keepPress, true);
      document.removeEventListener("input", noteTyping, true);
      removeEventListener("error", followNatively, true);
      pressed?.click();
      followed?.click();
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
