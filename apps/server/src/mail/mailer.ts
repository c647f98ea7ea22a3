/** A mail as a person reads it: the text, and the same as HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mails. */
export type Mailer = { send(mail: Mail): Promise<void> };
