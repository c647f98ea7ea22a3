// Measures the processor time of reads by a logged-in user, beside a bare route that runs the same statements
// on the same database with the same role.
import { isDeepStrictEqual } from "node:util";
import type { BoundStatement } from "../../apps/server/src/database/statements.ts";
import {
  countOwnOrganizations,
  selectOwnOrganizations,
} from "../../apps/server/src/features/organizations/organizations-repository.ts";
import {
  countProjects,
  selectProjectPage,
} from "../../apps/server/src/features/projects/project-repository.ts";
import { selectRecipe } from "../../apps/server/src/features/projects/read-project.ts";
import { selectOwner } from "../../apps/server/src/features/user/users-repository.ts";
import { getUuid } from "../../apps/server/src/ids/uuid.ts";
import { startBare } from "../bare-reads.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import type { MeasuredServer } from "../measured-server.ts";
import { median } from "../measure-pairs.ts";
import { closeConnections, sendRequest, sendRequests } from "../send-requests.ts";
import type { HttpRequest } from "../send-requests.ts";
import { withTessera } from "../start-tessera.ts";
import type { MeasuredTessera } from "../start-tessera.ts";

const pairs = 5;
/** A server runs for days, so its code is compiled and optimized before the measurement. */
const warmUps = 2;
/** With fewer, the code of both servers is still being optimized in the measured samples. */
const requestsASample = 1_000;
const mostRatio = 1.6;

const firstPage = {
  state: "active",
  sort: "updatedAt",
  order: "desc",
  page: 1,
  pageSize: 10,
} as const;

type Row = Readonly<Record<string, unknown>>;

/** A read of Tessera, with the statements that it sends after those of the rights. */
type Read = {
  readonly name: string;
  readonly path: string;
  readonly statements: readonly BoundStatement<object>[];
  /** Returns the fields of a row that the response contains, under the names of the response. */
  readonly show: (row: Row) => Row;
};

try {
  await withTessera("apps/server/src/main.ts", async (tessera) => {
    const reads = listReads(tessera);
    const statements = Object.fromEntries(reads.map((read) => [read.name, read.statements]));
    const bare = await startBare(tessera, statements);
    try {
      const figures: Figure[] = [];
      for (const read of reads) figures.push(await compare(tessera, bare, read));
      reportFigures(figures);
    } finally {
      closeConnections();
      await bare.stop();
    }
  });
} finally {
  closeConnections();
}

function listReads({ account, project }: MeasuredTessera): readonly Read[] {
  const userId = getUuid(account.user.id);
  const organizationId = getUuid(account.organizationId);
  return [
    {
      name: "recipe",
      path: `/api/v1/ui/recipe/${project.id}`,
      statements: [selectRecipe(getUuid(project.id))],
      show: showRecipe,
    },
    {
      name: "user",
      path: "/api/v1/user",
      statements: [selectOwner(userId)],
      show: ({ locale, theme, notificationMails: _mails, ...row }) => ({
        ...row,
        settings: { locale, ...(theme as object) },
      }),
    },
    {
      name: "organizations",
      path: "/api/v1/organizations",
      statements: [
        selectOwnOrganizations(userId, { page: 1, pageSize: 10 }),
        countOwnOrganizations(userId),
      ],
      show: ({ logoUrl, precedingMembers, ...row }) => ({
        ...row,
        logo_url: logoUrl,
        writable: precedingMembers === 0,
      }),
    },
    {
      name: "projects",
      path: "/api/v1/projects",
      statements: [
        selectProjectPage({ organizationId, userId }, firstPage),
        countProjects(organizationId, firstPage.state),
      ],
      show: ({ id, organizationId: owner, name, slug, formerSlugs, isFavorite, ...row }) => ({
        ...showRecipe(row),
        id,
        organizationId: owner,
        name,
        slug,
        formerSlugs,
        archivedAt: row["archivedAt"],
        createdAt: row["createdAt"],
        favorite: isFavorite,
        writable: row["precedingProjects"] === 0,
      }),
    },
  ];
}

function showRecipe({ recipe, revision, updatedAt, updatedById, updatedByName }: Row): Row {
  return { recipe, revision, updatedAt, updatedBy: { id: updatedById, name: updatedByName } };
}

async function compare(
  { server, account }: MeasuredTessera,
  bare: MeasuredServer,
  read: Read,
): Promise<Figure> {
  const ours: HttpRequest = {
    url: server.address + read.path,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      "x-organization-id": account.organizationId,
    },
  };
  const theirs: HttpRequest = { url: `${bare.address}/${read.name}` };
  await requireSameRows(read, { ours, theirs });
  const cpu: (readonly [ours: number, bare: number])[] = [];
  for (let pair = -warmUps; pair < pairs; pair++) {
    const both = [await measure(server, ours), await measure(bare, theirs)] as const;
    if (pair >= 0) cpu.push(both);
  }
  const ratio = median(cpu.map(([one, other]) => one / other));
  return {
    name: `Read of ${read.name} by a logged-in user, processor time / bare route with its statements`,
    value: ratio.toFixed(1),
    peer: `${median(cpu.map(([one]) => one)).toFixed(0)} µs here, ${median(cpu.map(([, other]) => other)).toFixed(0)} µs bare`,
    target: { text: `at most ${mostRatio}`, isMet: ratio <= mostRatio },
  };
}

/** Throws unless both servers send the same rows. */
async function requireSameRows(
  read: Read,
  { ours, theirs }: { readonly ours: HttpRequest; readonly theirs: HttpRequest },
): Promise<void> {
  const own = (await readJson(ours)) as { readonly data: Row | readonly Row[] };
  const bare = (await readJson(theirs)) as { readonly data: readonly (readonly Row[])[] };
  const shown = bare.data[0]?.map(read.show) ?? [];
  if (shown.length > 0 && isDeepStrictEqual(shown, [own.data].flat())) return;
  throw new Error(
    `The rows of ${read.name} differ: ${JSON.stringify(shown)}, ${JSON.stringify(own.data)}`,
  );
}

async function readJson(request: HttpRequest): Promise<unknown> {
  const { status, body } = await sendRequest(request);
  if (status !== 200) throw new Error(`${request.url} answered ${status}: ${body.toString()}`);
  return JSON.parse(body.toString());
}

/** Returns microseconds of processor time per request. */
async function measure(server: MeasuredServer, request: HttpRequest): Promise<number> {
  const before = await server.readCpu();
  await sendRequests(requestsASample, 200, () => request);
  return ((await server.readCpu()) - before) / requestsASample;
}
