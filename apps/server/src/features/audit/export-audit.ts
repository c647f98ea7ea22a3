import {
  fillText,
  findAuditTitle,
  type Locale,
  type LocalizedText,
  type operations,
} from "@tessera/contract";
import { encodeFile } from "#encoding/encode-file.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { markOf, selectEntries, type AuditRow } from "./audit-repository.ts";
import { findFilter } from "./find-filter.ts";
import { printCsv } from "./print-csv.ts";

type ExportAudit = typeof operations.exportAudit;

const mostEntries = 50_000;
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

/**
 * Exports the entries that fulfill a filter as CSV, the newest first and at most 50,000. A file without the older ones
 * shows that in its last row and in its name.
 */
export async function exportAudit(
  { tenant, query, locale, encoding }: Call<ExportAudit>,
  { database }: Services,
): Promise<Answer<ExportAudit>> {
  const filter = await findFilter(database, tenant, query);
  let text = byteOrderMark + printCsv([columns.map((column) => column[locale])]);
  let before: string | undefined;
  let isCut = false;
  for (let count = 0; count < mostEntries; count += chunkSize) {
    // One entry more than a part shows whether others follow.
    const part = { limit: chunkSize + 1, ...(before !== undefined && { before }) };
    const [found] = await database.read(tenant, selectEntries(tenant.organizationId, filter, part));
    const rows = found.slice(0, chunkSize);
    text += printCsv(rows.map((row) => listFields(row, locale)));
    before = rows.at(-1)?.id;
    isCut = found.length > chunkSize;
    if (!isCut) break;
  }
  if (isCut) text += printCsv([columns.map((_, at) => (at === 0 ? printOlderRemain(locale) : ""))]);
  return {
    ...(await encodeFile(text, encoding)),
    mediaType: "text/csv; charset=utf-8",
    fileName: isCut ? `audit-newest-${mostEntries}.csv` : "audit.csv",
  };
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
