import type { Locale, LocalizedText, PlanNotice } from "@tessera/contract";
import { prefixOf } from "./mails.ts";
import { printMail, type MailSite, type MailText, type MailTexts } from "./print-mail.ts";

type NoticeTexts = Readonly<Record<"subject" | "preview" | "action" | "before", LocalizedText>> &
  Pick<MailTexts, "heading">;

const openBilling: LocalizedText = {
  en: "Open Plan & Billing",
  tr: "Plan ve Faturalandırma sayfasını aç",
};

const texts: Readonly<Record<PlanNotice, NoticeTexts>> = {
  welcome: {
    subject: { en: "{organization} is on Pro", tr: "{organization} artık Pro planında" },
    preview: { en: "Everything in Pro works now.", tr: "Pro planındaki her şey açıldı." },
    action: openBilling,
    before: {
      en: "Everything in Pro works now, for all members of {organization}: 5 design systems, dark mode, every export format and 30 days of history.",
      tr: "Pro planındaki her şey {organization} kuruluşunun tüm üyeleri için açıldı: 5 tasarım sistemi, koyu tema, her dışa aktarma biçimi ve 30 günlük geçmiş.",
    },
  },
  "payment-failed": {
    subject: {
      en: "The payment for {organization} was declined",
      tr: "{organization} için ödeme reddedildi",
    },
    heading: {
      en: "Update the card for {organization}",
      tr: "{organization} için kartı güncelleyin",
    },
    preview: { en: "Pro stays on until {until}.", tr: "Pro {until} tarihine kadar açık kalır." },
    action: { en: "Update card", tr: "Kartı güncelle" },
    before: {
      en: "We couldn’t charge the card for {organization}. Pro stays on until {until}. After that, design systems and members over the Free limits become read-only. Nothing is deleted.",
      tr: "{organization} için karttan ödeme alınamadı. Pro {until} tarihine kadar açık kalır. Sonrasında Free sınırlarını aşan tasarım sistemleri ve üyeler salt okunur olur. Hiçbir şey silinmez.",
    },
  },
  ending: {
    subject: {
      en: "Pro for {organization} ends on {until}",
      tr: "{organization} için Pro {until} tarihinde sona eriyor",
    },
    preview: {
      en: "Nothing is deleted, and you can resume Pro until then.",
      tr: "Hiçbir şey silinmez; o güne kadar Pro planına devam edebilirsiniz.",
    },
    action: { en: "Resume Pro", tr: "Pro planına devam et" },
    before: {
      en: "You canceled Pro for {organization}, and it ends on {until}. Nothing is deleted: design systems over the Free limit become read-only and can still be exported. You can resume Pro until then.",
      tr: "{organization} için Pro planını iptal ettiniz; plan {until} tarihinde sona erer. Hiçbir şey silinmez: Free sınırını aşan tasarım sistemleri salt okunur olur ve dışa aktarılabilir. O güne kadar Pro planına devam edebilirsiniz.",
    },
  },
  ended: {
    subject: { en: "Pro for {organization} has ended", tr: "{organization} için Pro sona erdi" },
    preview: { en: "Nothing was deleted.", tr: "Hiçbir şey silinmedi." },
    action: openBilling,
    before: {
      en: "{organization} is on Free now. Nothing was deleted: design systems and members over the limit are read-only, and you choose which stay writable. Everything comes back with Pro.",
      tr: "{organization} artık Free planında. Hiçbir şey silinmedi: sınırı aşan tasarım sistemleri ve üyeler salt okunur oldu; hangilerinin yazılabilir kalacağını siz seçersiniz. Pro ile her şey geri gelir.",
    },
  },
  refunded: {
    subject: {
      en: "The payment for {organization} was refunded",
      tr: "{organization} için yapılan ödeme iade edildi",
    },
    preview: { en: "The payment was refunded in full.", tr: "Ödemenin tamamı iade edildi." },
    action: openBilling,
    before: {
      en: "We refunded the payment in full, and {organization} is on Free now. Your bank can take a few days to show it. Nothing was deleted.",
      tr: "Ödemenin tamamı iade edildi ve {organization} artık Free planında. Bankanızda görünmesi birkaç gün sürebilir. Hiçbir şey silinmedi.",
    },
  },
};

/** The text after a declined payment that the provider tries to collect again. */
const beforeRetry: LocalizedText = {
  en: "We couldn’t charge the card for {organization}. The next attempt is on {retry}. Pro stays on until {until}. After that, design systems and members over the Free limits become read-only. Nothing is deleted.",
  tr: "{organization} için karttan ödeme alınamadı. Bir sonraki deneme {retry} tarihinde yapılacak. Pro {until} tarihine kadar açık kalır. Sonrasında Free sınırlarını aşan tasarım sistemleri ve üyeler salt okunur olur. Hiçbir şey silinmez.",
};

const after: LocalizedText = {
  en: "Only owners get this email. Invoices are in Plan & Billing.",
  tr: "Bu e-posta yalnızca sahiplere gönderilir. Faturalar Plan ve Faturalandırma sayfasındadır.",
};

/** The facts of a mail about the plan. */
type BillingFacts = {
  readonly organization: string;
  readonly slug: string;
  /** The day on which Pro ends. */
  readonly until: Date | undefined;
  /** The day of the next attempt to charge a declined payment, if the provider plans one. */
  readonly retriesAt?: Date | undefined;
};

/** Prints a mail about the plan of an organization, with the address of its page. */
export function printBillingMail(
  locale: Locale,
  notice: PlanNotice,
  { organization, slug, until, retriesAt, ...site }: BillingFacts & MailSite,
): MailText {
  const printDate = (date: Date | undefined) => (date ? printDay(date, locale) : "");
  const values = { organization, until: printDate(until), retry: printDate(retriesAt) };
  const { action, ...usual } = texts[notice];
  const isRetried = notice === "payment-failed" && retriesAt !== undefined;
  const about = isRetried ? { ...usual, before: beforeRetry } : usual;
  const goal = { address: `${site.publicUrl}${prefixOf(locale)}/${slug}/billing`, action };
  return printMail(locale, { ...about, after }, { ...site, goal, values });
}

function printDay(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "tr" ? "tr-TR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Istanbul",
  });
  return format.format(date);
}
