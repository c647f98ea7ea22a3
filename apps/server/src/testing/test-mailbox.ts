import { setTimeout as sleep } from "node:timers/promises";
import type { Mail, Mailer } from "#mail/mailer.ts";

/** A mailer that stores the mails of a test. */
export type TestMailbox = Mailer & {
  readonly mails: readonly Mail[];
  /** Returns the newest mail to an address, once `count` of them have arrived. */
  waitFor(to: string, count?: number): Promise<Mail>;
  /** Returns the code in the newest mail to an address. */
  waitForCode(to: string, count?: number): Promise<string>;
};

const longestWaitMs = 100_000;

/** Creates an empty mailbox. */
export function createTestMailbox(): TestMailbox {
  const mails: Mail[] = [];
  const waitFor = async (to: string, count = 1): Promise<Mail> => {
    const deadline = Date.now() + longestWaitMs;
    for (;;) {
      const found = mails.filter((mail) => mail.to === to);
      const newest = found.at(-1);
      if (newest && found.length >= count) return newest;
      if (Date.now() > deadline) throw new Error(`No mail number ${count} came to ${to}.`);
      await sleep(10);
    }
  };
  return {
    mails,
    waitFor,
    async send(mail) {
      mails.push(mail);
    },
    async waitForCode(to, count) {
      return getCode(await waitFor(to, count));
    },
  };
}

function getCode(mail: Mail): string {
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`There is no code in "${mail.subject}".`);
  return code;
}
