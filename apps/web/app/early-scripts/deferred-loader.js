// Runs inline in public pages: starts their scripts after the first paint of a form, else when the
// browser is idle or the page is touched, and repeats the clicks on controls once the page is
// interactive. A link that is clicked after a choice is followed then too: the page stores the
// choice first. The font of code, which no text of a first view has, is requested after the first
// paint.
(() => {
  const idleAfterMs = 3000;
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  const pressable = "button:not([popovertarget]), label:has([type=radio]), [type=radio]";
  const ownLink = 'a[href^="/"]';
  const codeFont = "--font-family-mono";
  const rootStyle = document.documentElement.style;
  let isStarted = false;
  let hasTyped = false;
  let hasFailed = false;
  const pressed = [];
  let followed;

  const findFiles = () => document.getElementById("start");
  const start = () => {
    // A touch may precede the template, which follows this script.
    const files = findFiles();
    if (isStarted || !files) return;
    isStarted = true;
    document.head.append(files.content);
  };
  const onPaint = (entries, observer) => {
    observer.disconnect();
    rootStyle.removeProperty(codeFont);
  };
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const hasStored = (findStorage, key) => {
    try {
      return findStorage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  // The header of a logged-in user has an account menu, and the home page shows the choices made
  // in this tab: both need a script.
  const hasOwnState = () =>
    hasStored(() => localStorage, "account") ||
    hasStored(() => sessionStorage, "personal:starting-recipe");
  const keepPress = (event) => {
    const control = event.target.closest(pressable);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const hasChosen = hasTyped || pressed.length > 0;
    const link = hasChosen && isPlain && !hasFailed && event.target.closest(ownLink);
    if (!control && !link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link) followed = link;
    else pressed.push(control);
    start();
  };
  const noteTyping = () => {
    hasTyped = true;
  };
  const followNatively = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    hasFailed = true;
    if (followed) location.assign(followed.href);
  };

  rootStyle.setProperty(codeFont, "monospace");
  new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
  for (const touch of touches) {
    addEventListener(touch, start, { passive: true, capture: true });
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
      // After the parts of dates, which are typed in microtasks.
      setTimeout(() => {
        for (const control of pressed) control.click();
        followed?.click();
      });
    },
    { once: true },
  );
  addEventListener("DOMContentLoaded", () => {
    if (findFiles().dataset.when === "after-paint") startAfterPaint();
  });
  addEventListener("load", () => {
    if (hasOwnState()) return start();
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => setTimeout(start, idleAfterMs));
  });
})();
