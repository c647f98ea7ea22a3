/** Changes an input's text as typing does: fires its events, and preserves the caret. */
export function changeInputText(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  // React overrides the setter on the element and would then detect no change.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
