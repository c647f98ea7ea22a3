import type { Locale } from "@tessera/contract";
import { printMail, type MailText, type MailTexts } from "./print-mail.ts";

const codeTexts: MailTexts = {
  subject: { en: "{text} is your Tessera code", tr: "Tessera kodunuz: {text}" },
  before: {
    en: "Enter this code to verify your email address:",
    tr: "E-posta adresinizi doğrulamak için bu kodu girin:",
  },
  after: {
    en: "The code works for 10 minutes. If you didn’t just create a Tessera account, you can ignore this email. Nothing happens without the code.",
    tr: "Kod 10 dakika geçerlidir. Az önce Tessera hesabı oluşturmadıysanız bu e-postayı dikkate almayın. Kod girilmeden hiçbir şey olmaz.",
  },
};

const existsTexts: MailTexts = {
  subject: { en: "You already have a Tessera account", tr: "Zaten bir Tessera hesabınız var" },
  before: {
    en: "Someone, perhaps you, tried to create a Tessera account with this email. You already have one, and nothing has changed. Log in here:",
    tr: "Birisi, belki de siz, bu e-posta adresiyle Tessera hesabı oluşturmak istedi. Zaten bir hesabınız var ve hiçbir şey değişmedi. Buradan oturum açın:",
  },
  after: {
    en: "If it wasn’t you, you can ignore this email.",
    tr: "Siz değilseniz bu e-postayı dikkate almayın.",
  },
};

/** Prints the mail with a one-time code. */
export function printCodeMail(locale: Locale, code: string): MailText {
  return printMail(locale, codeTexts, { text: code });
}

/** Prints the mail for a registration of an address that has an account. */
export function printAccountExistsMail(locale: Locale, publicUrl: string): MailText {
  const address = `${publicUrl}${locale === "tr" ? "/tr" : ""}/login`;
  return printMail(locale, existsTexts, { text: address, address });
}
