import { hash, verify } from "@node-rs/argon2";

/** OWASP's least parameters: 19 MiB, two passes, one lane. The algorithm is the package's default, argon2id. */
const parameters = {
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const;

/** The hash that is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** The hash of a password that nobody has. */
let decoy: Promise<string> | undefined;

/** Whether a password fits a stored hash; without one it takes just as long, and fits nothing. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== undefined;
}
