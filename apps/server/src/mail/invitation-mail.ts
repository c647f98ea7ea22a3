import { fillText, type Locale, type LocalizedText } from "@tessera/contract";
import { printMail, type MailText } from "./print-mail.ts";

const subject: LocalizedText = {
  en: "Invitation to {organization} in Tessera",
  tr: "Tessera’da {organization} kuruluşuna davet",
};

const before: Readonly<Record<"named" | "unnamed", LocalizedText>> = {
  named: {
    en: "{inviter} invites you to {organization}, where design systems are made with Tessera. Accept the invitation here:",
    tr: "{inviter} sizi tasarım sistemlerini Tessera ile hazırlayan {organization} kuruluşuna davet ediyor. Daveti buradan kabul edin:",
  },
  unnamed: {
    en: "You are invited to {organization}, where design systems are made with Tessera. Accept the invitation here:",
    tr: "Tasarım sistemlerini Tessera ile hazırlayan {organization} kuruluşuna davet edildiniz. Daveti buradan kabul edin:",
  },
};

const after: LocalizedText = {
  en: "The link works once, for 7 days, and only with this email. If you don’t know who sent it, you can ignore this email.",
  tr: "Bağlantı bir kez, 7 gün boyunca ve yalnızca bu e-postayla çalışır. Göndereni tanımıyorsanız bu e-postayı dikkate almayın.",
};

/** The names in an invitation; without the person once that account is deleted. */
type InvitationNames = {
  readonly organization: string;
  readonly inviter: string | undefined;
};

/** Prints the mail with the link of an invitation. */
export function printInvitationMail(
  locale: Locale,
  { organization, inviter }: InvitationNames,
  address: string,
): MailText {
  const fill = (text: LocalizedText): LocalizedText => {
    const filled = fillText(text, locale, { organization, inviter: inviter ?? "" });
    return { en: filled, tr: filled };
  };
  const texts = {
    subject: fill(subject),
    before: fill(before[inviter === undefined ? "unnamed" : "named"]),
    after,
  };
  return printMail(locale, texts, { text: address, address });
}
