import type { CountryOption } from "./country-option.ts";

type Numbering = Pick<CountryOption, "phoneCode" | "phoneMask">;

/** A phone number in E.164: a plus, the country's code, the digits. */
export type E164Number = string;

/** Prints a number in E.164; null while a digit is missing. */
export function printPhoneNumber(
  digits: string,
  { phoneCode, phoneMask }: Numbering,
): E164Number | null {
  return digits.length === countDigits(phoneMask) ? `+${phoneCode}${digits}` : null;
}

/** Returns the digits of an E.164 number without the country's code; empty for another country. */
export function parsePhoneNumber(number: E164Number | null, { phoneCode }: Numbering): string {
  const prefix = `+${phoneCode}`;
  return number?.startsWith(prefix) === true ? number.slice(prefix.length) : "";
}

/**
 * Returns the digits of a copied number in a country: 0500…, 500…, 90500…, +90 500… and 0090 500…
 * are equal. A number of another country returns none, because a part of it would be another
 * person's number.
 */
export function readPastedPhone(text: string, { phoneCode, phoneMask }: Numbering): string {
  const digits = text.replaceAll(/\D/g, "");
  const length = countDigits(phoneMask);
  const international = /^\s*\(?\+/.test(text) ? digits : /^00/.exec(digits) && digits.slice(2);
  if (international !== null && (text.includes("+") || digits.length > length)) {
    return international.startsWith(phoneCode)
      ? dropTrunk(international.slice(phoneCode.length), length)
      : "";
  }
  if (digits.length === phoneCode.length + length && digits.startsWith(phoneCode)) {
    return digits.slice(phoneCode.length);
  }
  return dropTrunk(digits, length);
}

// The trunk digit is often written as +90 (0) 500….
function dropTrunk(digits: string, length: number): string {
  return digits.length > length && digits.startsWith("0") ? digits.slice(1) : digits;
}

function countDigits(phoneMask: string): number {
  return phoneMask.replaceAll(/\D/g, "").length;
}
