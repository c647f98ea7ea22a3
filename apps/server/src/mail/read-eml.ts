/** A mail file as the mailbox shows it. */
export type ReadMail = {
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
};

/** Reads a mail that the file mailer wrote: its headers, and its text part, which comes first or is all there is. */
export function readEml(eml: string): ReadMail {
  const [head, ...parts] = eml.replaceAll("\r\n", "\n").split("\n\n");
  const headers = head?.replaceAll(/\n[ \t]+/g, " ") ?? "";
  const body = parts.join("\n\n");
  const boundary = /boundary="?([^"\n;]+)"?/.exec(headers)?.[1];
  const textPart =
    boundary === undefined ? `${head}\n\n${body}` : (body.split(`--${boundary}`)[1] ?? "");
  const start = textPart.indexOf("\n\n");
  const text = textPart.slice(start + 2);
  const isCoded = /^content-transfer-encoding: quoted-printable$/im.test(textPart.slice(0, start));
  return {
    to: findHeader(headers, "To"),
    subject: decodeWords(findHeader(headers, "Subject")),
    date: findHeader(headers, "Date"),
    text: (isCoded ? decodeQuotedPrintable(text) : text).trim(),
  };
}

function findHeader(headers: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(headers)?.[1] ?? "";
}

/** Encoded words of headers (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, form: string, coded: string) =>
      form.toLowerCase() === "b"
        ? Buffer.from(coded, "base64").toString("utf8")
        : decodeQuotedPrintable(coded.replaceAll("_", " ")),
    );
}

/** Quoted-printable text (RFC 2045, section 6.7). */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
