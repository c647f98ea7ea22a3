import { fillText, findAuditTitle, type Locale, type LocalizedText } from "@tessera/contract";
import type { Database, Tenant } from "#database/database.ts";
import { markOf, selectEntries, type AuditFilter, type AuditRow } from "./audit-repository.ts";
import { printCsv } from "./print-csv.ts";

/** The most entries of a file. */
export const mostEntries = 50_000;
const chunkSize = 1_000;

/** The mark of UTF-8 at the start of the file, without which spreadsheets break Turkish letters. */
const byteOrderMark = "\uFEFF";

const columns: readonly LocalizedText[] = [
  { en: "Time (UTC)", tr: "Saat (UTC)" },
  { en: "Person", tr: "Kişi" },
  { en: "Action", tr: "İşlem" },
  { en: "Subject", tr: "Konu" },
  { en: "Details", tr: "Ayrıntılar" },
  { en: "Entry", tr: "Kayıt" },
];

const formerMember: LocalizedText = { en: "Former member {mark}", tr: "Eski üye {mark}" };

/** The last row of a file that does not have all entries. */
const olderRemain: LocalizedText = {
  en: "This file has the newest {count} entries. Choose earlier days to export the older ones.",
  tr: "Bu dosyada en yeni {count} kayıt var. Daha eskilerini dışa aktarmak için önceki günleri seçin.",
};

type Printed = {
  readonly tenant: Required<Tenant>;
  readonly filter: AuditFilter;
  readonly locale: Locale;
  /** Called when there are more entries than the file has. */
  readonly onCut?: () => void;
};

/**
 * Yields the entries that fulfill a filter as CSV, the newest first and at most 50,000. A file without the older ones
 * shows that in its last row.
 */
export async function* printAudit(
  database: Database,
  { tenant, filter, locale, onCut }: Printed,
): AsyncGenerator<string> {
  yield byteOrderMark + printCsv([columns.map((column) => column[locale])]);
  let before: string | undefined;
  for (let count = 0; count < mostEntries; count += chunkSize) {
    // One entry more than a part shows whether others follow.
    const part = { limit: chunkSize + 1, ...(before !== undefined && { before }) };
    const [found] = await database.read(tenant, selectEntries(tenant.organizationId, filter, part));
    const rows = found.slice(0, chunkSize);
    yield printCsv(rows.map((row) => listFields(row, locale)));
    if (found.length <= chunkSize) return;
    before = rows.at(-1)?.id;
  }
  onCut?.();
  yield printCsv([columns.map((_, at) => (at === 0 ? printOlderRemain(locale) : ""))]);
}

function printOlderRemain(locale: Locale): string {
  const count = new Intl.NumberFormat(locale).format(mostEntries);
  return fillText(olderRemain, locale, { count });
}

function listFields(row: AuditRow, locale: Locale): readonly string[] {
  const { createdAt, pseudonym, actorName, operation, subjectName, details, id } = row;
  return [
    createdAt.toISOString(),
    actorName ?? fillText(formerMember, locale, { mark: markOf(pseudonym) }),
    findAuditTitle(operation)?.[locale] ?? operation,
    subjectName ?? "",
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
    id,
  ];
}
