/** Changes an input's text as if it was typed: its listeners are told, and the caret stays where it was. */
export function changeInputText(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  // The setter on the element itself is React's, which would then find nothing changed.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
