// Runs inline in every page with scripts. React resets fields to its own state when it hydrates a page, so this
// script records what is typed or ticked before and enters it again afterwards. It also delays a
// form that is submitted early, which the browser would otherwise send with the values in the
// address. Keys pressed outside of fields may be shortcuts, so they are dispatched again; so is
// Control+K, a browser shortcut that it prevents.
(() => {
  const touched = new Map();
  const note = ({ target }) => {
    if (!target.matches("input:not([type=radio]), textarea")) return;
    touched.set(target, target.type === "checkbox" ? target.checked : target.value);
  };
  const type = (input, text) => {
    input.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value").set.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const tick = (input, isTicked) => {
    input.checked = !isTicked;
    input.click();
  };
  let sent;
  const hold = (event) => {
    event.preventDefault();
    sent = event.target;
  };
  document.addEventListener("input", note, true);
  document.addEventListener("submit", hold, true);
  const keys = [];
  // Matches as the shortcuts do: ignores case, and uses the key's position on layouts without Latin letters.
  const isPalette = ({ key, code, shiftKey }) => {
    const isForeign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
    return !shiftKey && (isForeign ? code === "KeyK" : key.toLowerCase() === "k");
  };
  const keepKey = (event) => {
    if (event.repeat || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand ? !isPalette(event) : !/^\S$/u.test(event.key)) return;
    if (isCommand) event.preventDefault();
    else if (event.target.isContentEditable) return;
    else if (event.target.closest("input, textarea, select")) return;
    keys.push(new KeyboardEvent("keydown", event));
  };
  document.addEventListener("keydown", keepKey, true);
  addEventListener(
    "hydrated",
    () => {
      document.removeEventListener("input", note, true);
      document.removeEventListener("submit", hold, true);
      document.removeEventListener("keydown", keepKey, true);
      for (const [input, entered] of touched) {
        if (typeof entered === "boolean") tick(input, entered);
        else type(input, entered);
      }
      // After the parts of dates, which are typed in microtasks.
      setTimeout(() => sent?.requestSubmit());
      for (const key of keys) document.activeElement.dispatchEvent(key);
    },
    { once: true },
  );
})();
