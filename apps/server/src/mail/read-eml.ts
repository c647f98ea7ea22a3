import PostalMime from "postal-mime";

/** A mail file as the mailbox shows it. */
export type ReadMail = {
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
};

/** Reads the fields and the text of a mail file. */
export async function readEml(eml: string): Promise<ReadMail> {
  const { to = [], subject = "", date = "", text = "" } = await PostalMime.parse(eml);
  const recipients = to.map(({ address, name }) => address ?? name);
  return { to: recipients.join(", "), subject, date, text: text.trim() };
}
