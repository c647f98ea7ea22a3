import type { LocalizedText } from "@tessera/contract";

/** The result of charging a card. */
export type CardResult = "pays" | "declined" | "insufficient" | "expired" | "asks";

/** A test card of the hosted checkout. */
type TestCard = {
  readonly number: string;
  readonly result: CardResult;
  readonly label: LocalizedText;
};

/** The test cards, the first of which pays. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", result: "pays", label: { en: "Pays", tr: "Ödenir" } },
  { number: "4000000000000002", result: "declined", label: { en: "Declined", tr: "Reddedilir" } },
  {
    number: "4000000000009995",
    result: "insufficient",
    label: { en: "Insufficient funds", tr: "Bakiye yetersiz" },
  },
  {
    number: "4000000000000069",
    result: "expired",
    label: { en: "Expired card", tr: "Süresi dolmuş kart" },
  },
  {
    number: "4000000000003184",
    result: "asks",
    label: { en: "Asks for confirmation", tr: "Onay ister" },
  },
];

/** The message of each result that is not a payment. */
export const cardProblems: Readonly<Record<Exclude<CardResult, "pays" | "asks">, LocalizedText>> = {
  declined: {
    en: "The card was declined. Use another card.",
    tr: "Kart reddedildi. Başka bir kart kullanın.",
  },
  insufficient: {
    en: "The card has insufficient funds. Use another card.",
    tr: "Kartın bakiyesi yetersiz. Başka bir kart kullanın.",
  },
  expired: {
    en: "The card has expired. Use another card.",
    tr: "Kartın süresi dolmuş. Başka bir kart kullanın.",
  },
};

/** Returns the result of a card number; an unknown number is declined. */
export function resultOfCard(number: string): CardResult {
  const digits = number.replaceAll(/\D/g, "");
  return testCards.find((card) => card.number === digits)?.result ?? "declined";
}
