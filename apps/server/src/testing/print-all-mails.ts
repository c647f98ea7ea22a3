import { planNotices, type Locale } from "@tessera/contract";
import { printBillingMail } from "#mail/billing-mails.ts";
import { printInvitationMail } from "#mail/invitation-mail.ts";
import { loginChanges, printLoginChangedMail } from "#mail/login-mails.ts";
import {
  printAccountExistsMail,
  printCodeMail,
  printEmailChangedMail,
  printEmailChangeMail,
  printEmailTakenMail,
  printNewEmailMail,
  printPasswordChangedMail,
  printResetMail,
} from "#mail/mails.ts";
import type { MailText } from "#mail/print-mail.ts";
import { mailSite } from "./mail-site.ts";

/** The name of an organization that is markup, and that looks like a place for a value. */
export const hostileName = "<b>Ö & {code}</b>";

/** Prints every kind of mail to people in a language, by its name. */
export function printAllMails(locale: Locale): Readonly<Record<string, MailText>> {
  const code = "012345";
  const until = new Date("2026-11-23T12:00:00Z");
  const plan = { ...mailSite, organization: hostileName, slug: "acme", until };
  const invitation = { ...mailSite, organization: hostileName, inviter: "Işık <i>" };
  const link = "http://localhost:3000/invite#8Kq2vN7xRb4T";
  return {
    code: printCodeMail(locale, code, mailSite),
    reset: printResetMail(locale, code, mailSite),
    emailChange: printEmailChangeMail(locale, code, mailSite),
    newEmail: printNewEmailMail(locale, code, mailSite),
    emailTaken: printEmailTakenMail(locale, mailSite),
    emailChanged: printEmailChangedMail(locale, mailSite),
    accountExists: printAccountExistsMail(locale, mailSite),
    passwordChanged: printPasswordChangedMail(locale, mailSite),
    invitation: printInvitationMail(locale, invitation, link),
    unnamedInvitation: printInvitationMail(locale, { ...invitation, inviter: undefined }, link),
    ...Object.fromEntries(
      loginChanges.map((change) => [change, printLoginChangedMail(locale, change, mailSite)]),
    ),
    ...Object.fromEntries(
      planNotices.map((notice) => [notice, printBillingMail(locale, notice, plan)]),
    ),
  };
}
