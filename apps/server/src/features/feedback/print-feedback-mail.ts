import { plans } from "@tessera/contract";
import type { MailText } from "#mail/print-mail.ts";
import type { WrittenFeedback } from "./feedback-repository.ts";

/** Prints the mail for operators as plain text only, with the writer as the reply address. */
export function printFeedbackMail(written: WrittenFeedback): MailText {
  const { writer, organization, isPriority, locale, text, createdAt, id } = written;
  const facts = [
    `From: ${writer.name} <${writer.email}>`,
    organization &&
      `Organization: ${organization.name} (${organization.slug}), ${plans[organization.plan].name}`,
    `Support: ${isPriority ? "priority" : "standard"}`,
    `Language: ${locale}`,
    `Written: ${createdAt.toISOString()}`,
    `Id: ${id}`,
  ];
  return {
    subject: `${isPriority ? "[Priority] " : ""}Feedback from ${writer.name}`,
    text: `${text}\n\n-- \n${facts.filter((fact) => fact !== null).join("\n")}\n`,
    replyTo: { name: writer.name, address: writer.email },
    ...(isPriority && { priority: "high" }),
  };
}
