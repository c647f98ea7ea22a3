import { deviceStorage } from "#storage/browser-storage.ts";
import { tryOpenText, trySealText } from "./sealed-text.ts";

/** The key stays after a log-out, so its name is not a personal one. */
const storageKey = "device-keys";
const mostAddresses = 5;

/** An address, and the key that its last login answered. */
type DeviceKey = readonly [email: string, key: string];

/** The keys as text where the browser cannot encrypt: for as long as the page lives. */
let unsealed: string | undefined;

/** The key that proves this browser at a login of the address; undefined before its first login here. */
export async function findDeviceKey(email: string): Promise<string | undefined> {
  return new Map(await readKeys()).get(email);
}

/** Stores the key of an address, encrypted, and drops the address with the oldest login after the fifth. */
export async function keepDeviceKey(email: string, key: string): Promise<void> {
  const others = (await readKeys()).filter(([other]) => other !== email);
  const text = JSON.stringify([[email, key], ...others].slice(0, mostAddresses));
  const sealed = await trySealText(text);
  unsealed = sealed === undefined ? text : undefined;
  deviceStorage.write(storageKey, sealed);
}

async function readKeys(): Promise<readonly DeviceKey[]> {
  const sealed = deviceStorage.read(storageKey);
  return parseKeys(sealed === undefined ? unsealed : await tryOpenText(sealed));
}

function parseKeys(text: string | undefined): readonly DeviceKey[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isDeviceKey) : [];
  } catch {
    return [];
  }
}

function isDeviceKey(value: unknown): value is DeviceKey {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string")
  );
}
