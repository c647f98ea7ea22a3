import type { operations } from "@tessera/contract";
import { encodeFile } from "#encoding/encode-file.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findFilter } from "./find-filter.ts";
import { mostEntries, printAudit } from "./print-audit.ts";

type ExportAudit = typeof operations.exportAudit;

/** Exports the entries that fulfill a filter as CSV. A file without the older ones shows that in its name too. */
export async function exportAudit(
  { tenant, query, locale, encoding }: Call<ExportAudit>,
  { database }: Services,
): Promise<Answer<ExportAudit>> {
  const filter = await findFilter(database, tenant, query);
  let isCut = false;
  const onCut = () => {
    isCut = true;
  };
  let text = "";
  for await (const part of printAudit(database, { tenant, filter, locale, onCut })) text += part;
  return {
    ...(await encodeFile(text, encoding)),
    mediaType: "text/csv; charset=utf-8",
    fileName: isCut ? `audit-newest-${mostEntries}.csv` : "audit.csv",
  };
}
