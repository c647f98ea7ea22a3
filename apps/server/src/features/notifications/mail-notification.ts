import {
  fillText,
  notificationMailDefaults,
  type LocalizedText,
  type NotificationKind,
} from "@tessera/contract";
import { findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import { prefixOf } from "#mail/mails.ts";
import { printMail, type MailTexts } from "#mail/print-mail.ts";
import type { Services } from "#services.ts";
import { selectNotification, type NotificationRow } from "./notifications-repository.ts";

/** Mails a notification to its user, unless they do not want its kind or have read it. */
export async function mailNotification(
  data: JobData["mail-notification"],
  { config, database, publicUrl }: Services,
  mailer: Mailer,
): Promise<void> {
  const [userId, id] = [getUuid(data.userId), getUuid(data.notificationId)];
  const user = await database.transaction({}, (transaction) => findUserById(transaction, userId));
  if (user === undefined) return;
  const [[row]] = await database.read({ userId }, selectNotification(userId, id));
  if (row === undefined || row.readAt !== null) return;
  // An invitation and a change of the plan have another mail already.
  if (row.kind === "invitation" || row.kind === "plan") return;
  const isWanted = user.notificationMails[row.kind] ?? notificationMailDefaults[row.kind];
  if (!isWanted) return;
  const address = `${publicUrl}${prefixOf(user.locale)}/notifications`;
  const mail = printMail(user.locale, textsOf(row, row.kind), {
    config,
    goal: { address, action },
  });
  await mailer.send({
    to: user.email,
    ...mail,
    userIds: [userId, ...(row.actorId === null ? [] : [row.actorId])],
  });
}

type MailedKind = Exclude<NotificationKind, "invitation" | "plan">;

const subjects: Readonly<Record<MailedKind, LocalizedText>> = {
  saved: { en: "{actor} saved {project}", tr: "{actor}, {project} tasarım sistemini kaydetti" },
  role: {
    en: "Your role in {organization} has changed",
    tr: "{organization} kuruluşundaki rolünüz değişti",
  },
};
const after: LocalizedText = {
  en: "You choose in your settings which notifications are sent by email.",
  tr: "Hangi bildirimlerin e-postayla gönderileceğini ayarlarınızdan seçebilirsiniz.",
};
const before: LocalizedText = {
  en: "It is in your notifications.",
  tr: "Bildirimlerinizde görebilirsiniz.",
};
const action: LocalizedText = { en: "Show notifications", tr: "Bildirimleri göster" };
const unknown: LocalizedText = { en: "Someone", tr: "Birisi" };

function textsOf(row: NotificationRow, kind: MailedKind): MailTexts {
  const fill = (locale: "en" | "tr") =>
    fillText(subjects[kind], locale, {
      actor: row.actorName ?? unknown,
      organization: row.organizationName ?? row.details.organizationName ?? "",
      project: row.projectName ?? "",
    });
  return { subject: { en: fill("en"), tr: fill("tr") }, before, after };
}
