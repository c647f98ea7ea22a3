import type { Transaction } from "#database/database.ts";
import type { JobData } from "#jobs/queues.ts";
import { type MailedPerson, removeMailFiles } from "#mail/remove-mail-files.ts";
import { openText, sealText } from "#secrets/sealed-text.ts";
import type { Services } from "#services.ts";

const owner = "forget-person";

/**
 * Queues the removal of a person from the files of the server. The job contains the person encrypted, and is retried
 * until no file is left.
 */
export async function sendForgetPerson(
  transaction: Transaction,
  { jobs, keys }: Services,
  person: MailedPerson,
): Promise<void> {
  const sealed = sealText(keys["deleted-person"], JSON.stringify(person), owner);
  await jobs.send(transaction, "forget-person", sealed);
}

/** Removes a person whose account was deleted from the payment sandbox and the local mailbox. */
export async function forgetPerson(
  sealed: JobData["forget-person"],
  { config, keys, payments }: Services,
): Promise<void> {
  const text = openText(keys["deleted-person"], sealed, owner);
  if (text === undefined) throw new Error("The key of the deleted person is not configured.");
  const person = JSON.parse(text) as MailedPerson;
  payments.sandbox?.forget(person);
  await removeMailFiles(config, person);
}
