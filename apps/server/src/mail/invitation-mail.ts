import type { Locale, LocalizedText } from "@tessera/contract";
import { printMail, type MailSite, type MailText } from "./print-mail.ts";

const subject: LocalizedText = {
  en: "Invitation to {organization} in Tessera",
  tr: "Tessera’da {organization} kuruluşuna davet",
};

const before: Readonly<Record<"named" | "unnamed", LocalizedText>> = {
  named: {
    en: "{inviter} invites you to the organization {organization}, where design systems are made with Tessera.",
    tr: "{inviter} sizi tasarım sistemlerini Tessera ile hazırlayan {organization} kuruluşuna davet ediyor.",
  },
  unnamed: {
    en: "You are invited to the organization {organization}, where design systems are made with Tessera.",
    tr: "Tasarım sistemlerini Tessera ile hazırlayan {organization} kuruluşuna davet edildiniz.",
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

const heading: LocalizedText = {
  en: "Join {organization} on Tessera",
  tr: "Tessera’da {organization} kuruluşuna katılın",
};

const accept: LocalizedText = { en: "Accept the invitation", tr: "Daveti kabul et" };

/** Prints the mail with the link of an invitation. */
export function printInvitationMail(
  locale: Locale,
  { organization, inviter, ...site }: InvitationNames & MailSite,
  address: string,
): MailText {
  const text = before[inviter === undefined ? "unnamed" : "named"];
  return printMail(
    locale,
    { subject, heading, before: text, after },
    {
      ...site,
      goal: { address, action: accept },
      values: { organization, inviter: inviter ?? "" },
    },
  );
}
