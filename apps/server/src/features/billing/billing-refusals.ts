import type { LocalizedText } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

const reasons = {
  subscribed: {
    en: "This organization already has Pro.",
    tr: "Bu kuruluş zaten Pro planında.",
  },
  overdue: {
    en: "A payment is overdue. Update the card first.",
    tr: "Gecikmiş bir ödeme var. Önce kartı güncelleyin.",
  },
  ending: {
    en: "Pro is about to end. Resume it first.",
    tr: "Pro sona ermek üzere. Önce devam ettirin.",
  },
  notEnding: { en: "Pro isn’t scheduled to end.", tr: "Pro için planlanmış bir bitiş yok." },
  refundLate: {
    en: "Refunds are available for 14 days after the first payment.",
    tr: "İade, ilk ödemeden sonraki 14 gün içinde yapılabilir.",
  },
  refundOnce: {
    en: "An organization can get one refund, and this one has had it.",
    tr: "Bir kuruluşa bir kez iade yapılır ve bu kuruluş iadesini aldı.",
  },
  disputed: {
    en: "A payment is disputed at the bank, so it can’t be refunded here.",
    tr: "Bir ödemeye bankada itiraz edildi, bu yüzden buradan iade edilemez.",
  },
  nothingToClaim: {
    en: "No purchase was made with your email.",
    tr: "E-postanızla yapılmış bir satın alma yok.",
  },
  rejected: {
    en: "The payment provider refused this. Nothing has changed.",
    tr: "Ödeme sağlayıcısı bunu kabul etmedi. Hiçbir şey değişmedi.",
  },
} as const satisfies Record<string, LocalizedText>;

/** Creates the refusal of a billing call, with its reason. */
export function billingRefusal(reason: keyof typeof reasons): ApiError {
  return new ApiError("billingRefused", { values: { reason: reasons[reason] } });
}
