/** A mail as a person reads it: the text, and the same as HTML where there is more to show than text. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Who an answer to it goes to, when that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly priority?: "high";
};

/** Sends mails. */
export type Mailer = { send(mail: Mail): Promise<void> };
