/** The separators of numbers in a language. */
export type NumberSeparators = { readonly group: string; readonly decimal: string };

/** Returns the separators of a language: 1.234,5 in Turkish, 1,234.5 in English. */
export function findNumberSeparators(locale: string): NumberSeparators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345.6);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: get("group"), decimal: get("decimal") };
}

/**
 * Converts a copied number to the page's decimal sign, without groups. A separator at a position
 * where no group can begin is a decimal sign: 1234,5 pasted into an English page is 1234.5, and
 * 1,234 is 1234.
 */
export function readPastedNumber(text: string, { group, decimal }: NumberSeparators): string {
  const plain = text.replaceAll(/[^\d.,+-]/g, "");
  const signs = plain.replaceAll(/[^.,]/g, "");
  const last = signs.at(-1);
  if (last === undefined) return plain;
  const isRepeated = signs.indexOf(last) !== signs.length - 1;
  const isGrouping = isRepeated || (last === group && /^\D*\d{1,3}([.,]\d{3})+$/.test(plain));
  const decimalAt = isGrouping && new Set(signs).size === 1 ? -1 : plain.lastIndexOf(last);
  return [...plain]
    .map((sign, index) => (index === decimalAt ? decimal : sign))
    .filter((sign, index) => index === decimalAt || !/[.,]/.test(sign))
    .join("");
}
