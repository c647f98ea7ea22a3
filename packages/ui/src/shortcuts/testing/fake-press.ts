import type { ShortcutPress } from "../shortcut-registry.ts";

/** Creates a key press for tests, without modifiers unless given. */
export function fakePress(
  key: string,
  more: Partial<Omit<ShortcutPress, "preventDefault">> & {
    readonly isAltGraph?: boolean | undefined;
  } = {},
) {
  const { isAltGraph = false, ...rest } = more;
  const press = {
    key,
    code: "",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    isComposing: false,
    defaultPrevented: false,
    getModifierState: () => isAltGraph,
    preventDefault() {
      press.defaultPrevented = true;
    },
    ...rest,
  };
  return press;
}
