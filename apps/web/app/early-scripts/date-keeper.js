// Runs inline in the pages of forms. The parts of a date are editable before React hydrates the page,
// and React would render the whole page again, without what is typed, for one changed text. So this
// script leaves their texts as they are, and types what it was given into them afterwards.
(() => {
  const typed = [];
  const texts = new Map();
  const keep = (event) => {
    const { target, data, inputType } = event;
    if (!target.isContentEditable) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    texts.set(target, texts.get(target) ?? target.textContent);
    if (data) typed.push([target, data]);
    else if (inputType.startsWith("delete")) typed.pop();
  };
  // The input of some keyboards of phones cannot be prevented.
  const restore = ({ target }) => {
    if (texts.has(target)) target.textContent = texts.get(target);
  };
  document.addEventListener("beforeinput", keep, true);
  document.addEventListener("input", restore, true);
  addEventListener(
    "hydrated",
    async () => {
      document.removeEventListener("beforeinput", keep, true);
      document.removeEventListener("input", restore, true);
      let part;
      for (const [target, data] of typed) {
        // A full part gives the focus to the next one.
        if (target !== part) target.focus();
        part = target;
        const init = { inputType: "insertText", data, bubbles: true, cancelable: true };
        document.activeElement.dispatchEvent(new InputEvent("beforeinput", init));
        // React renders in a microtask.
        await Promise.resolve();
      }
    },
    { once: true },
  );
})();
