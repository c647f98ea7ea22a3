import { deviceStorage } from "#storage/browser-storage.ts";
import { tryOpenText, trySealText } from "./sealed-text.ts";

/** The key survives a log-out, so its name is not a personal one. */
const storageKey = "device-keys";
const mostAddresses = 5;

/** An address, and the key from its last login. */
type DeviceKey = readonly [email: string, key: string];

/** The keys as text if the browser cannot encrypt, until the page is closed. */
let unsealed: string | undefined;

/**
 * Returns the key that identifies this browser at a login of the address; undefined before its
 * first login here.
 */
export async function findDeviceKey(email: string): Promise<string | undefined> {
  return new Map(await readKeys()).get(email);
}

/**
 * Stores the key of an address, encrypted; beyond five addresses, drops the one with the oldest
 * login.
 */
export async function keepDeviceKey(email: string, key: string): Promise<void> {
  const others = await readKeysBut(email);
  const newest: DeviceKey = [email, key];
  await writeKeys([newest, ...others].slice(0, mostAddresses));
}

/** Removes the key of an address whose account is deleted. */
export async function forgetDeviceKey(email: string): Promise<void> {
  await writeKeys(await readKeysBut(email));
}

async function readKeysBut(email: string): Promise<readonly DeviceKey[]> {
  return (await readKeys()).filter(([other]) => other !== email);
}

async function writeKeys(keys: readonly DeviceKey[]): Promise<void> {
  const text = JSON.stringify(keys);
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
