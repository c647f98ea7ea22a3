// Stands inline in built pages: React sets fields to what it knows when it takes a page over, so whatever was typed
// or ticked before is entered again for it. It remembers what is set on a field itself, and hears of what differs.
// A form that is sent before waits for it too: on its own it would put what was typed into the address.
// Keys pressed outside of fields, which may be shortcuts, are pressed once more; so is Control+K, which is the browser's
// own until somebody says otherwise.
(() => {
  const touched = new Map();
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const note = ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type === "radio") return;
    touched.set(target, target.type === "checkbox" ? target.checked : target.value);
  };
  const type = (input, text) => {
    input.value = "";
    setValue.call(input, text);
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
  // As the shortcuts read it: whatever the case, and by where the key lies on a layout without Latin letters.
  const isPalette = ({ key, code, shiftKey }) => {
    const isForeign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
    return !shiftKey && (isForeign ? code === "KeyK" : key.toLowerCase() === "k");
  };
  const keepKey = (event) => {
    if (event.repeat || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand ? !isPalette(event) : !/^\S$/u.test(event.key)) return;
    if (isCommand) event.preventDefault();
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
      sent?.requestSubmit();
      for (const key of keys) document.activeElement.dispatchEvent(key);
    },
    { once: true },
  );
})();
