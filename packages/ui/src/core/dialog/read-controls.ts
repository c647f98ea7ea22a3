/** What the controls of some content hold, as far as it can be seen in them. */
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

/** Reads every control of some content: native ones, and those that are made of something else. */
export function readControls(content: Element): HeldValues {
  const found = [...content.querySelectorAll(controls)];
  return new Map(found.map((control) => [control, readControl(control)]));
}

/** Whether a control that was there before holds something else now; one that came or went has not changed. */
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
