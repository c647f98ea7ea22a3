import { isAppleKeyboard } from "../core/keyboard-key/is-apple-keyboard.ts";
import { browserShelf } from "../store/shelf.ts";
import { createShortcutRegistry, type ShortcutRegistry } from "./shortcut-registry.ts";
import { singleKeysStorageKey } from "./stored-single-keys.ts";

let browserRegistry: ShortcutRegistry | undefined;

/** Returns the page's shortcut registry; the first call adds the key and storage listeners. */
export function getShortcutRegistry(): ShortcutRegistry {
  browserRegistry ??= listenToBrowser();
  return browserRegistry;
}

function listenToBrowser(): ShortcutRegistry {
  const registry = createShortcutRegistry({
    isApple: isAppleKeyboard(),
    ...browserShelf,
  });
  document.addEventListener("keydown", (event) => {
    const [focused = event.target] = event.composedPath();
    registry.press(event, focused instanceof HTMLElement ? focused : undefined);
  });
  addEventListener("storage", ({ key }) => {
    if (key === singleKeysStorageKey || key === null) registry.followStorage();
  });
  return registry;
}
