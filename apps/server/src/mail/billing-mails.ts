import { fillText, type Locale, type LocalizedText } from "@tessera/contract";
import { prefixOf } from "./mails.ts";
import { printMail, type MailText } from "./print-mail.ts";

/** The kinds of mails about the plan. */
export type BillingNotice = "welcome" | "payment-failed" | "ending" | "ended" | "refunded";

type NoticeTexts = Readonly<Record<"subject" | "before", LocalizedText>>;

const texts: Readonly<Record<BillingNotice, NoticeTexts>> = {
  welcome: {
    subject: { en: "{organization} is on Pro", tr: "{organization} artık Pro planında" },
    before: {
      en: "Everything in Pro works now, for all members of {organization}: 5 design systems, dark mode, every export format and 30 days of history. The invoice and the plan are here:",
      tr: "Pro planındaki her şey {organization} kuruluşunun tüm üyeleri için açıldı: 5 tasarım sistemi, koyu tema, her dışa aktarma biçimi ve 30 günlük geçmiş. Fatura ve plan burada:",
    },
  },
  "payment-failed": {
    subject: {
      en: "The payment for {organization} was declined",
      tr: "{organization} için ödeme reddedildi",
    },
    before: {
      en: "We couldn’t charge the card for {organization}. Pro stays on until {until}. After that, design systems and members over the Free limits become read-only. Nothing is deleted. Update the card here:",
      tr: "{organization} için karttan ödeme alınamadı. Pro {until} tarihine kadar açık kalır. Sonrasında Free sınırlarını aşan tasarım sistemleri ve üyeler salt okunur olur. Hiçbir şey silinmez. Kartı buradan güncelleyin:",
    },
  },
  ending: {
    subject: {
      en: "Pro for {organization} ends on {until}",
      tr: "{organization} için Pro {until} tarihinde sona eriyor",
    },
    before: {
      en: "You canceled Pro for {organization}, and it ends on {until}. Nothing is deleted: design systems over the Free limit become read-only and can still be exported. You can resume Pro here:",
      tr: "{organization} için Pro planını iptal ettiniz; plan {until} tarihinde sona erer. Hiçbir şey silinmez: Free sınırını aşan tasarım sistemleri salt okunur olur ve dışa aktarılabilir. Pro planına buradan devam edebilirsiniz:",
    },
  },
  ended: {
    subject: { en: "Pro for {organization} has ended", tr: "{organization} için Pro sona erdi" },
    before: {
      en: "{organization} is on Free now. Nothing was deleted: design systems and members over the limit are read-only, and you choose which stay writable. Everything comes back with Pro:",
      tr: "{organization} artık Free planında. Hiçbir şey silinmedi: sınırı aşan tasarım sistemleri ve üyeler salt okunur oldu; hangilerinin yazılabilir kalacağını siz seçersiniz. Pro ile her şey geri gelir:",
    },
  },
  refunded: {
    subject: {
      en: "The payment for {organization} was refunded",
      tr: "{organization} için yapılan ödeme iade edildi",
    },
    before: {
      en: "We refunded the payment in full, and {organization} is on Free now. Your bank can take a few days to show it. Nothing was deleted. Your plan is here:",
      tr: "Ödemenin tamamı iade edildi ve {organization} artık Free planında. Bankanızda görünmesi birkaç gün sürebilir. Hiçbir şey silinmedi. Planınız burada:",
    },
  },
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
  readonly publicUrl: string;
};

/** Prints a mail about the plan of an organization, with the address of its page. */
export function printBillingMail(
  locale: Locale,
  notice: BillingNotice,
  { organization, slug, until, publicUrl }: BillingFacts,
): MailText {
  const values = { organization, until: until ? printDay(until, locale) : "" };
  const fill = (text: LocalizedText): LocalizedText => ({
    en: fillText(text, "en", values),
    tr: fillText(text, "tr", values),
  });
  const { subject, before } = texts[notice];
  const address = `${publicUrl}${prefixOf(locale)}/${slug}/billing`;
  const filled = { subject: fill(subject), before: fill(before), after };
  return printMail(locale, filled, { text: address, address });
}

function printDay(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "tr" ? "tr-TR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Istanbul",
  });
  return format.format(date);
}
