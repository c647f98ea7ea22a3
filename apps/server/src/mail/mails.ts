import type { Locale, LocalizedText } from "@tessera/contract";
import { printMail, type MailSite, type MailText, type MailTexts } from "./print-mail.ts";

const codeTexts: MailTexts = {
  subject: { en: "{code} is your Tessera code", tr: "Tessera kodunuz: {code}" },
  heading: { en: "Your code", tr: "Kodunuz" },
  before: {
    en: "Enter this code to verify your email address.",
    tr: "E-posta adresinizi doğrulamak için bu kodu girin.",
  },
  after: {
    en: "The code works for 10 minutes. If you didn’t just create a Tessera account, you can ignore this email. Nothing happens without the code.",
    tr: "Kod 10 dakika geçerlidir. Az önce Tessera hesabı oluşturmadıysanız bu e-postayı dikkate almayın. Kod girilmeden hiçbir şey olmaz.",
  },
};

const existsTexts: MailTexts = {
  subject: { en: "You already have a Tessera account", tr: "Zaten bir Tessera hesabınız var" },
  before: {
    en: "Someone, perhaps you, tried to create a Tessera account with this email. You already have one, and nothing has changed.",
    tr: "Birisi, belki de siz, bu e-posta adresiyle Tessera hesabı oluşturmak istedi. Zaten bir hesabınız var ve hiçbir şey değişmedi.",
  },
  after: {
    en: "If it wasn’t you, you can ignore this email.",
    tr: "Siz değilseniz bu e-postayı dikkate almayın.",
  },
};

const resetTexts: MailTexts = {
  subject: {
    en: "{code} is your code for a new Tessera password",
    tr: "Yeni Tessera parolanız için kodunuz: {code}",
  },
  heading: { en: "Your code for a new password", tr: "Yeni parolanız için kodunuz" },
  before: {
    en: "Enter this code to choose a new password.",
    tr: "Yeni bir parola belirlemek için bu kodu girin.",
  },
  after: {
    en: "The code works for 10 minutes. Never share it. If you didn’t ask for it, you can ignore this email. Your password stays the same.",
    tr: "Kod 10 dakika geçerlidir. Kimseyle paylaşmayın. Kodu siz istemediyseniz bu e-postayı dikkate almayın. Parolanız değişmez.",
  },
};

const changedTexts: MailTexts = {
  subject: {
    en: "Your Tessera password has changed",
    tr: "Tessera parolanız değişti",
  },
  before: {
    en: "The password of your Tessera account has changed, and all other sessions have ended. If it was you, you’re done. If it wasn’t, choose a new password now.",
    tr: "Tessera hesabınızın parolası değişti ve diğer tüm oturumlar kapatıldı. Bunu siz yaptıysanız başka bir şey yapmanız gerekmez. Siz yapmadıysanız hemen yeni bir parola belirleyin.",
  },
  after: {
    en: "If it wasn’t you, check the password of your mailbox too.",
    tr: "Siz yapmadıysanız e-posta hesabınızın parolasını da kontrol edin.",
  },
};

const currentEmailTexts: MailTexts = {
  subject: {
    en: "{code} is your code to change your Tessera email",
    tr: "Tessera e-postanızı değiştirme kodunuz: {code}",
  },
  heading: { en: "Your code to change your email", tr: "E-postanızı değiştirme kodunuz" },
  before: {
    en: "Enter this code to confirm that your Tessera account gets another email.",
    tr: "Tessera hesabınızın e-postasını değiştirmeyi onaylamak için bu kodu girin.",
  },
  after: {
    en: "The code works for 10 minutes. Never share it. If you didn’t ask for it, change your Tessera password now, because the request was made with it.",
    tr: "Kod 10 dakika geçerlidir. Kimseyle paylaşmayın. Kodu siz istemediyseniz Tessera parolanızı hemen değiştirin, çünkü istek parolanızla yapıldı.",
  },
};

const newEmailTexts: MailTexts = {
  subject: {
    en: "{code} is the code for your new Tessera email",
    tr: "Yeni Tessera e-postanız için kodunuz: {code}",
  },
  heading: { en: "Your code for your new email", tr: "Yeni e-postanız için kodunuz" },
  before: {
    en: "Enter this code to use this email for your Tessera account.",
    tr: "Bu e-postayı Tessera hesabınızda kullanmak için bu kodu girin.",
  },
  after: {
    en: "The code works for 10 minutes. If you didn’t ask for it, you can ignore this email.",
    tr: "Kod 10 dakika geçerlidir. Kodu siz istemediyseniz bu e-postayı dikkate almayın.",
  },
};

const takenEmailTexts: MailTexts = {
  subject: {
    en: "This email already has a Tessera account",
    tr: "Bu e-postanın zaten bir Tessera hesabı var",
  },
  before: {
    en: "Someone, perhaps you, wants to use this email for another Tessera account. It already has one, and nothing has changed.",
    tr: "Birisi, belki de siz, bu e-postayı başka bir Tessera hesabında kullanmak istiyor. Bu e-postanın zaten bir hesabı var ve hiçbir şey değişmedi.",
  },
  after: existsTexts.after,
};

const changedEmailTexts: MailTexts = {
  subject: {
    en: "The email of your Tessera account has changed",
    tr: "Tessera hesabınızın e-postası değişti",
  },
  before: {
    en: "Your Tessera account has another email now, and this one no longer logs in. If it wasn’t you, write to us at once.",
    tr: "Tessera hesabınızın artık başka bir e-postası var; bu e-postayla oturum açılamaz. Bunu siz yapmadıysanız hemen bize yazın.",
  },
  after: {
    en: "If it was you, you’re done.",
    tr: "Bunu siz yaptıysanız başka bir şey yapmanız gerekmez.",
  },
};

const logIn: LocalizedText = { en: "Log in", tr: "Oturum aç" };
const choosePassword: LocalizedText = { en: "Choose a new password", tr: "Yeni parola belirle" };
const writeToUs: LocalizedText = { en: "Write to us", tr: "Bize yazın" };

/** Prints the mail with the code by which the current address confirms a change. */
export function printEmailChangeMail(locale: Locale, code: string, site: MailSite): MailText {
  return printMail(locale, currentEmailTexts, { ...site, goal: { code } });
}

/** Prints the mail with the code by which the new address confirms a change. */
export function printNewEmailMail(locale: Locale, code: string, site: MailSite): MailText {
  return printMail(locale, newEmailTexts, { ...site, goal: { code } });
}

/** Prints the mail for a change to an address that has an account. */
export function printEmailTakenMail(locale: Locale, site: MailSite): MailText {
  const goal = { address: `${site.publicUrl}${prefixOf(locale)}/login`, action: logIn };
  return printMail(locale, takenEmailTexts, { ...site, goal });
}

/** Prints the mail to the former address about a change, with the address of the operator. */
export function printEmailChangedMail(locale: Locale, site: MailSite): MailText {
  const goal = { address: `mailto:${site.config.contactEmail}`, action: writeToUs };
  return printMail(locale, changedEmailTexts, { ...site, goal });
}

/** Prints the mail with a one-time code. */
export function printCodeMail(locale: Locale, code: string, site: MailSite): MailText {
  return printMail(locale, codeTexts, { ...site, goal: { code } });
}

/** Prints the mail for a registration of an address that has an account. */
export function printAccountExistsMail(locale: Locale, site: MailSite): MailText {
  const goal = { address: `${site.publicUrl}${prefixOf(locale)}/login`, action: logIn };
  return printMail(locale, existsTexts, { ...site, goal });
}

/** Prints the mail with the code that resets a password. */
export function printResetMail(locale: Locale, code: string, site: MailSite): MailText {
  return printMail(locale, resetTexts, { ...site, goal: { code } });
}

/** Prints the mail about a changed password, with the page that resets it. */
export function printPasswordChangedMail(locale: Locale, site: MailSite): MailText {
  const goal = { address: `${site.publicUrl}${prefixOf(locale)}/forgot`, action: choosePassword };
  return printMail(locale, changedTexts, { ...site, goal });
}

/** Returns the start of the addresses of pages in a language. */
export function prefixOf(locale: Locale): string {
  return locale === "tr" ? "/tr" : "";
}
