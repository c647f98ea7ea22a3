import { type KeyboardEvent, useState } from "react";

/** Returns whether Caps Lock is on while a field has the focus, and the listeners of its input. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState("CapsLock"));
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}
