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

/** Exports the entries that fulfill a filter as CSV, the newest first and at most 50,000. */
export async function exportAudit(
  { tenant, query, locale, encoding }: Call<ExportAudit>,
  { database }: Services,
): Promise<Answer<ExportAudit>> {
  const filter = await findFilter(database, tenant, query);
  let text = byteOrderMark + printCsv([columns.map((column) => column[locale])]);
  let before: string | undefined;
  for (let count = 0; count < mostEntries; count += chunkSize) {
    const part = { limit: chunkSize, ...(before !== undefined && { before }) };
    const [rows] = await database.read(tenant, selectEntries(tenant.organizationId, filter, part));
    text += printCsv(rows.map((row) => listFields(row, locale)));
    before = rows.at(-1)?.id;
    if (rows.length < chunkSize) break;
  }
  return {
    ...(await encodeFile(text, encoding)),
    mediaType: "text/csv; charset=utf-8",
    fileName: "audit.csv",
  };
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
