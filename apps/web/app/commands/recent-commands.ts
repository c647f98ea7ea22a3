import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

const storageKey = personalKey("recent-commands");
const mostKept = 3;

/** The ids of the commands used last, newest first. */
export function findRecentCommands(): readonly string[] {
  return deviceStorage.read(storageKey)?.split(" ") ?? [];
}

/** Remembers that a command was used. */
export function rememberCommand(id: string): void {
  const others = findRecentCommands().filter((one) => one !== id);
  deviceStorage.write(storageKey, [id, ...others].slice(0, mostKept).join(" "));
}
