/** A mail: its text, and the same as HTML if it has markup. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The reply address, if it differs from the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly priority?: "high";
  /** The user whom a mail to another address concerns: not sent, but a mail in a file is removed with that account. */
  readonly namedUserId?: string;
};

/** Sends mails. */
export type Mailer = { send(mail: Mail): Promise<void> };
