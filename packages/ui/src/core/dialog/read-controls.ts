/** The values of the controls in an element, as far as the DOM shows them. */
export type HeldValues = ReadonlyMap<Element, string>;

const controls = [
  "input",
  "textarea",
  "select",
  "[aria-haspopup]",
  "[role=radio]",
  "[role=checkbox]",
  "[role=switch]",
  "[role=option]",
  "[role=spinbutton]",
  "[role=slider]",
  "[aria-pressed]",
].join();

/** Reads every control in an element: native ones and custom ones. */
export function readControls(content: Element): HeldValues {
  const found = [...content.querySelectorAll(controls)];
  return new Map(found.map((control) => [control, readControl(control)]));
}

/** Returns whether an existing control's value changed; mounted and unmounted controls do not count. */
export function haveChanged(before: HeldValues, now: HeldValues): boolean {
  return [...now].some(([control, held]) => (before.get(control) ?? held) !== held);
}

const states = ["aria-checked", "aria-selected", "aria-pressed", "aria-valuenow", "aria-valuetext"];

function readControl(control: Element): string {
  const isPressed = control.matches("[type=checkbox], [type=radio]");
  if (isPressed) return String((control as HTMLInputElement).checked);
  if (control.matches("input, textarea, select")) return (control as HTMLInputElement).value;
  const text = control.matches("[aria-haspopup]") ? control.textContent : "";
  return [text, ...states.map((state) => control.getAttribute(state))].join(" ");
}
