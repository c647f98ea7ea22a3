import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

const storageKey = personalKey("recent-commands");
const mostKept = 3;

/** Returns the ids of the last used commands, newest first. */
export function findRecentCommands(): readonly string[] {
  return deviceStorage.read(storageKey)?.split(" ") ?? [];
}

/** Stores that a command was used. */
export function rememberCommand(id: string): void {
  const others = findRecentCommands().filter((one) => one !== id);
  deviceStorage.write(storageKey, [id, ...others].slice(0, mostKept).join(" "));
}
