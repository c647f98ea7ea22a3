import { fillText, type Locale, type LocalizedText } from "@tessera/contract";
import type { Mail } from "./mailer.ts";
import { printMail } from "./print-mail.ts";

/** What a mail says, without the one it is for. */
export type MailText = Omit<Mail, "to">;

const signature: LocalizedText = {
  en: "Tessera. A few decisions in. A design system out.",
  tr: "Tessera. Birkaç karar girer, bir tasarım sistemi çıkar.",
};

const codeTexts = {
  subject: { en: "{code} is your Tessera code", tr: "Tessera kodunuz: {code}" },
  before: {
    en: "Enter this code to verify your email address:",
    tr: "E-posta adresinizi doğrulamak için bu kodu girin:",
  },
  after: {
    en: "It is valid for 10 minutes. If you did not register at Tessera just now, ignore this mail: without the code nothing happens.",
    tr: "10 dakika geçerlidir. Az önce Tessera'ya kaydolmadıysanız bu postayı yok sayın: kod olmadan hiçbir şey olmaz.",
  },
} as const satisfies Record<string, LocalizedText>;

const existsTexts = {
  subject: { en: "You already have a Tessera account", tr: "Zaten bir Tessera hesabınız var" },
  before: {
    en: "Somebody, perhaps you, registered with this email address. It already has an account, and nothing about it has changed. Sign in here:",
    tr: "Birisi, belki de siz, bu e-posta adresiyle kaydoldu. Adresin zaten bir hesabı var ve hesapta hiçbir şey değişmedi. Buradan giriş yapın:",
  },
  after: {
    en: "If it was not you, ignore this mail.",
    tr: "Siz değilseniz bu postayı yok sayın.",
  },
} as const satisfies Record<string, LocalizedText>;

/** The mail with a one-time code. */
export function printCodeMail(locale: Locale, code: string): MailText {
  return printMail(locale, {
    subject: fillText(codeTexts.subject, locale, { code }),
    before: codeTexts.before[locale],
    emphasis: { text: code },
    after: codeTexts.after[locale],
    signature: signature[locale],
  });
}

/** The mail to somebody who registered with an address that has an account. */
export function printAccountExistsMail(locale: Locale, publicUrl: string): MailText {
  const address = `${publicUrl}${locale === "tr" ? "/tr" : ""}/login`;
  return printMail(locale, {
    subject: existsTexts.subject[locale],
    before: existsTexts.before[locale],
    emphasis: { text: address, address },
    after: existsTexts.after[locale],
    signature: signature[locale],
  });
}
