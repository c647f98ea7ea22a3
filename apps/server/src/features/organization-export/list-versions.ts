import type { Database, Tenant } from "#database/database.ts";
import type { Statement } from "#database/statements.ts";

type VersionRow = { readonly revision: number; readonly line: string };

const batchSize = 20;

/** The recipe is text within the line, which keeps the order of its keys. */
const versionsBefore: Statement<VersionRow> = {
  name: "exported-versions",
  text: `select v.revision, '{"revision":' || v.revision || ',"operation":' || to_json(v.operation)::text
      || ',"createdAt":' || to_json(v.created_at)::text || ',"author":' || coalesce(to_json(u.name)::text, 'null')
      || ',"name":' || coalesce(to_json(v.name)::text, 'null') || ',"isPinned":' || to_json(v.is_pinned)::text
      || ',"note":' || coalesce(v.note::text, 'null') || ',"recipe":' || v.recipe::text || '}' as line
    from versions v left join users u on u.id = v.created_by
    where v.organization_id = $1 and v.project_id = $2 and v.revision < $3
    order by v.revision desc limit ${batchSize + 1}`,
};

const newest = "2147483647";

type ListedVersions = {
  readonly projectId: string;
  /** Returns whether older versions may follow those before. */
  readonly isOpen: () => boolean;
  /** Called when older versions remain. */
  readonly onCut: () => void;
};

/**
 * Yields the versions of a project as lines of JSON, the newest first: the newest 20 always, and older ones while
 * `isOpen` allows them.
 */
export async function* listVersions(
  database: Database,
  tenant: Required<Tenant>,
  { projectId, isOpen, onCut }: ListedVersions,
): AsyncGenerator<string> {
  let before = newest;
  for (;;) {
    const values = [tenant.organizationId, projectId, before];
    const [found] = await database.read(tenant, { statement: versionsBefore, values });
    // One version more than a batch shows whether others follow.
    const rows = found.slice(0, batchSize);
    for (const { line } of rows) yield `${line.replaceAll("\n", " ")}\n`;
    const last = rows.at(-1);
    if (last === undefined || found.length <= batchSize) return;
    if (!isOpen()) {
      onCut();
      return;
    }
    before = String(last.revision);
  }
}
