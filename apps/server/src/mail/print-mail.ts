import { fillText, type Locale, type LocalizedText, type TextValues } from "@tessera/contract";
import { printMailHtml } from "./mail-html.ts";
import type { Mail } from "./mailer.ts";

/** The content of a mail without its recipient. */
export type MailText = Omit<Mail, "to">;

/** The sender of a mail: the address of the pages, and the contact address. */
export type MailSite = {
  readonly publicUrl: string;
  readonly config: { readonly contactEmail: string };
};

/** The texts of a mail, with places for its values; `{code}` is its code. */
export type MailTexts = Readonly<Record<"subject" | "before" | "after", LocalizedText>> & {
  /** Defaults to the subject. */
  readonly heading?: LocalizedText;
  /** The preview beside the subject in a list of mails; defaults to the text after the code or link. */
  readonly preview?: LocalizedText;
};

/** The goal of a mail: a code to enter, or a link with the text of its button. */
export type MailGoal =
  | { readonly code: string }
  | { readonly address: string; readonly action: LocalizedText };

/** The parts of a mail in one language. */
export type MailParts = Readonly<
  Record<"subject" | "heading" | "preview" | "before" | "after" | "signature" | "contact", string>
> & { readonly goal: { readonly code: string } | Readonly<Record<"address" | "action", string>> };

const signature: LocalizedText = {
  en: "A few decisions in. A design system out.",
  tr: "Birkaç karar girer, tasarım sistemi çıkar.",
};

/** Prints a mail as plain text and as HTML with the same content. */
export function printMail(
  locale: Locale,
  texts: MailTexts,
  { config, goal, values }: Pick<MailSite, "config"> & { goal: MailGoal; values?: TextValues },
): MailText {
  const all = { ...values, ...("code" in goal && { code: goal.code }) };
  const say = (text: LocalizedText) => fillText(text, locale, all);
  const parts: MailParts = {
    subject: say(texts.subject),
    heading: say(texts.heading ?? texts.subject),
    preview: say(texts.preview ?? texts.after),
    before: say(texts.before),
    after: say(texts.after),
    signature: signature[locale],
    contact: config.contactEmail,
    goal: "code" in goal ? goal : { address: goal.address, action: say(goal.action) },
  };
  return { subject: parts.subject, text: printText(parts), html: printMailHtml(locale, parts) };
}

function printText({ before, goal, after, signature, contact }: MailParts): string {
  const emphasized =
    "code" in goal ? goal.code : `${goal.action}:\n${goal.address.replace(/^mailto:/, "")}`;
  return `${[before, emphasized, after, `${signature}\nTessera, ${contact}`].join("\n\n")}\n`;
}
