import PostalMime from "postal-mime";

/** Reads the fields, the text and the HTML of a mail file. */
export async function readEml(eml: string) {
  const { to = [], subject = "", date = "", text = "", html } = await PostalMime.parse(eml);
  const recipients = to.map(({ address, name }) => address ?? name);
  return { to: recipients.join(", "), subject, date, text: text.trim(), html };
}
