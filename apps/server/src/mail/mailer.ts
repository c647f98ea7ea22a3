/** A mail: its text, and the same as HTML if it has markup. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The reply address, if it differs from the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly priority?: "high";
  /**
   * The users whom the mail concerns: the account of its address, and those that it names or was sent because of. They
   * are not sent; a mail in a file is removed with each of these accounts.
   */
  readonly userIds?: readonly string[];
};

/** Sends mails. */
export type Mailer = { send(mail: Mail): Promise<void> };
