import { hash, hashRaw, verify } from "@node-rs/argon2";
import { fieldProblems, fillText, type Locale } from "@tessera/contract";
import { dictionary } from "@zxcvbn-ts/language-common";
import { ApiError } from "#errors/api-error.ts";

/** OWASP's minimum: 19 MiB, two passes, one lane. The algorithm is the default, argon2id. */
const parameters = {
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Returns the stored hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Returns the hash of a short secret; with the same salt it is always the same, so that it can be looked up. */
export async function hashWithSalt(secret: string, salt: Buffer): Promise<string> {
  return (await hashRaw(secret, { ...parameters, salt })).toString("base64url");
}

/** A hash that no password matches. */
let decoy: Promise<string> | undefined;

/** Returns whether a password matches a stored hash; without a hash it takes as long and returns false. */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password);
  return fits && typeof stored === "string";
}

/** About 18,000 of them are long enough to be chosen; the list is sorted by frequency in breaches. */
const leaked: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Refuses a leaked password with an error of its field. */
export function refuseLeakedPassword(field: string, password: string, locale: Locale): void {
  if (!isLeakedPassword(password)) return;
  const fields = { [field]: fillText(fieldProblems.passwordCommon, locale) };
  throw new ApiError("invalid", { fields });
}

/** Returns whether a password, in any case, is among the most frequently leaked ones. */
export function isLeakedPassword(password: string): boolean {
  return leaked.has(password) || leaked.has(password.toLowerCase());
}
