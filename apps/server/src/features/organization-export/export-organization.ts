import { canExport, plans, type operations } from "@tessera/contract";
import { findFormat } from "@tessera/engine";
import { unzipSync } from "fflate";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAudit } from "#audit/record-audit.ts";
import { encodeFile, type FileContent } from "#encoding/encode-file.ts";
import { everyEntry, printAudit } from "#features/audit/index.ts";
import { selectOpenInvitations } from "#features/invitations/index.ts";
import { selectMembers } from "#features/members/index.ts";
import {
  findOwnOrganization,
  selectLogoOf,
  serializeOrganization,
} from "#features/organizations/index.ts";
import {
  openProject,
  requireDesign,
  selectProjects,
  type StoredProject,
} from "#features/projects/index.ts";
import { listDefaultOptions } from "#features/variables/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { zipMediaType } from "#printing/pack-files.ts";
import type { Services } from "#services.ts";
import { listVersions } from "./list-versions.ts";
import { createZipWriter, type ZipWriter } from "./zip-writer.ts";

type ExportOrganization = typeof operations.exportOrganization;

/** A zip over this size contains only the newest 20 versions of each later project, and a list of the shortened ones. */
const mostBytes = 64 << 20;

/** Exports the recipes, tokens and versions of all projects, the members, the logo and the audit as one zip. */
export function exportOrganization(
  call: Call<ExportOrganization>,
  services: Services,
): Promise<Answer<ExportOrganization>> {
  return exportWithin(call, services, mostBytes);
}

/** Exports an organization, without older versions once the zip is larger than a number of bytes. */
export async function exportWithin(
  call: Call<ExportOrganization>,
  services: Services,
  maxBytes: number,
): Promise<Answer<ExportOrganization>> {
  const { database } = services;
  const { organizationId } = call.tenant;
  await countAttempt(database, "organization-export", organizationId);
  const own = await database.transaction(call.tenant, async (transaction) => {
    const entry = { operation: "exportOrganization", subjectId: organizationId } as const;
    await recordAudit(transaction, call.tenant, { ...entry, details: {} });
    return findOwnOrganization(transaction, call.tenant);
  });
  const [members, invitations, projects, [logo]] = await database.read(
    call.tenant,
    selectMembers(organizationId),
    selectOpenInvitations(organizationId),
    selectProjects(call.tenant),
    selectLogoOf(organizationId),
  );
  const zip = createZipWriter(new Date());
  const people = members.map(({ name, email, role, joinedAt }) => ({
    name,
    email,
    role,
    joinedAt,
  }));
  const { role: _role, ...organization } = serializeOrganization(own);
  await zip.add("organization.json", [
    printJson({ ...organization, members: people, invitations }),
  ]);
  if (logo?.image) await zip.add("logo.webp", [logo.image]);
  const { tenant, locale } = call;
  await zip.add("audit.csv", printAudit(database, { tenant, locale, filter: everyEntry }));
  const shortened: string[] = [];
  const isOpen = () => zip.writtenBytes() < maxBytes;
  for (const project of projects.map(openProject)) {
    await addProject(zip, project, call, services);
    const onCut = () => shortened.push(project.slug);
    const versions = listVersions(database, tenant, { projectId: project.id, isOpen, onCut });
    await zip.add(`projects/${project.slug}/versions.jsonl`, versions);
  }
  if (shortened.length > 0) {
    await zip.add("shortened.json", [printJson({ projectsWithoutTheirOldestVersions: shortened })]);
  }
  const file = await encodeFile(zip.finish(), "identity");
  return { ...file, mediaType: zipMediaType, fileName: `${own.slug}.zip` };
}

/** Adds the files of a project, without its versions. */
async function addProject(
  zip: ZipWriter,
  project: StoredProject,
  call: Call<ExportOrganization>,
  services: Services,
): Promise<void> {
  const folder = `projects/${project.slug}`;
  const { name, slug, revision, createdAt, updatedAt, archivedAt, design } = project;
  const about = { name, slug, revision, createdAt, updatedAt, archivedAt };
  await zip.add(`${folder}/project.json`, [printJson(about)]);
  await zip.add(`${folder}/recipe.json`, [printJson(design.recipe)]);
  for (const [path, content] of await printTokens(project, call, services)) {
    await zip.add(`${folder}/tokens/${path}`, [content]);
  }
}

/** Prints the tokens of a project in the best format that the plan exports. */
async function printTokens(
  { name, slug, design }: StoredProject,
  { organization: { id, plan } }: Call<ExportOrganization>,
  { printer }: Services,
): Promise<readonly (readonly [string, FileContent])[]> {
  const formatId = canExport(plans[plan].entitlements, "dtcg") ? "dtcg" : "css";
  const format = findFormat(formatId);
  if (format === undefined) throw new Error(`The format ${formatId} is missing.`);
  const printed = await printer.print(id, {
    design: requireDesign(design),
    formatId,
    options: { title: name, ...listDefaultOptions(plan, format) },
    path: undefined,
    archive: slug,
  });
  if (printed === undefined) throw new Error(`The format ${formatId} has printed nothing.`);
  const { content, fileName } = printed;
  return typeof content === "string" ? [[fileName, content]] : Object.entries(unzipSync(content));
}

function printJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
