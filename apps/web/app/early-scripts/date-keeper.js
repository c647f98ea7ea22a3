// Runs inline in the pages of forms. The parts of a date are editable before React hydrates the page,
// and React would render the whole page again, without what is typed, for one changed text. So this
// script leaves their texts as they are, and types what it was given into them afterwards.
(() => {
  const typed = new Map();
  const texts = new Map();
  const keep = (event) => {
    const { target, data, inputType } = event;
    if (!target.isContentEditable) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    texts.set(target, texts.get(target) ?? target.textContent);
    const characters = typed.get(target) ?? [];
    if (data) typed.set(target, [...characters, data]);
    else if (inputType.startsWith("delete")) typed.set(target, characters.slice(0, -1));
  };
  // The input of some keyboards of phones cannot be prevented.
  const restore = ({ target }) => {
    if (texts.has(target)) target.textContent = texts.get(target);
  };
  const typeKept = async () => {
    document.removeEventListener("beforeinput", keep, true);
    document.removeEventListener("input", restore, true);
    if (typed.size === 0) return;
    // Other scripts first dispatch the keys that they kept to the focused element.
    await Promise.resolve();
    const focused = document.activeElement;
    for (const [part, characters] of typed) {
      if (characters.length > 0) part.focus({ preventScroll: true });
      for (const data of characters) {
        const init = { inputType: "insertText", data, bubbles: true, cancelable: true };
        // A full part gives the focus to the next one.
        document.activeElement.dispatchEvent(new InputEvent("beforeinput", init));
        // React renders in a microtask.
        await Promise.resolve();
      }
    }
    if (typed.get(focused)?.length) return;
    // The user has moved to another element, or to none.
    document.activeElement.blur();
    focused.focus({ preventScroll: true });
  };
  document.addEventListener("beforeinput", keep, true);
  document.addEventListener("input", restore, true);
  addEventListener("hydrated", () => void typeKept(), { once: true });
})();
