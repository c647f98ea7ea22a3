import { Secret, TOTP } from "otpauth";

const issuer = "Tessera";
const secretBytes = 20;
/** A code of the step before and after the current one is accepted too, because clocks differ. */
const window = 1;

/** Creates a random secret in base32. */
export function createAppSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Prints the otpauth address of an account's secret, which apps read from a QR code. */
export function printAppAddress(secret: string, email: string): string {
  return describeApp(secret, email).toString();
}

/** Finds the time step of a code near a time; undefined for a wrong code. */
export function findCodeStep(secret: string, code: string, timeMs: number): number | undefined {
  const app = describeApp(secret);
  const delta = app.validate({ token: code, timestamp: timeMs, window });
  return delta === null ? undefined : app.counter({ timestamp: timeMs }) + delta;
}

/** Every app supports these parameters (RFC 6238): SHA-1, six digits, 30 seconds. */
function describeApp(secret: string, label = ""): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
}
