// Measures the first page of the projects of an organization and of the versions of a project: with
// a thousand projects or ten thousand versions, relative to ten.
import { changeAsOwner, parseConfig } from "@tessera/server";
import { registerAccount } from "../../tests/factories/account.ts";
import type { Account, Place } from "../../tests/factories/account.ts";
import { createProject } from "../../tests/factories/project.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { measurePairs } from "../measure-pairs.ts";
import { closeConnections, sendRequest } from "../send-requests.ts";
import { withTessera } from "../start-tessera.ts";

const few = 10;
const mostRatio = 1.5;
const callsASample = 100;

type Page = { readonly account: Account; readonly path: string };

await withTessera("apps/server/src/main.ts", async ({ place }) => {
  const accounts = [await registerAccount(place), await registerAccount(place)] as const;
  const [fewOf, manyOf] = accounts;
  const short = await createProject(fewOf, "Short history");
  const long = await createProject(manyOf, "Long history");
  await addProjects(place, short.id, few - 1);
  await addProjects(place, long.id, 999);
  await addVersions(place, short.id, few);
  await addVersions(place, long.id, 10_000);
  const versionsOf = (id: string) => `/api/v1/projects/${id}/versions`;
  reportFigures([
    await compare("First page of projects, 1,000 / 10", [
      { account: manyOf, path: "/api/v1/projects" },
      { account: fewOf, path: "/api/v1/projects" },
    ]),
    await compare("First page of versions, 10,000 / 10", [
      { account: manyOf, path: versionsOf(long.id) },
      { account: fewOf, path: versionsOf(short.id) },
    ]),
  ]);
  closeConnections();
});

/** Copies a project, each copy edited a second later. */
async function addProjects(place: Place, projectId: string, count: number): Promise<void> {
  await change(
    place,
    `insert into projects (organization_id, id, name, slug, recipe, updated_by, created_at, updated_at)
     select organization_id, gen_random_uuid(), name || ' ' || n, slug || '-' || n, recipe, updated_by,
       created_at + make_interval(secs => n), updated_at + make_interval(secs => n)
     from projects, generate_series(1, $2::int) n where id = $1`,
    [projectId, count],
  );
  await change(place, "analyze projects", []);
}

/** Adds versions to a project until it has a number of them, each its own row of the list. */
async function addVersions(place: Place, projectId: string, count: number): Promise<void> {
  await change(
    place,
    `insert into versions (organization_id, project_id, revision, operation, recipe, created_by, group_start)
     select organization_id, project_id, n, operation, recipe, created_by, n
     from versions, generate_series(2, $2::int) n where project_id = $1 and revision = 1`,
    [projectId, count],
  );
  await change(place, "update projects set revision = $2 where id = $1", [projectId, count]);
  await change(place, "analyze versions", []);
}

function change({ dataFolder }: Place, text: string, values: readonly unknown[]): Promise<unknown> {
  return changeAsOwner(parseConfig({ DATA_DIR: dataFolder }), text, [...values]);
}

async function compare(name: string, [many, ten]: readonly [Page, Page]): Promise<Figure> {
  const calls = [callsASample, callsASample] as const;
  const pairs = { pairs: 9, warmUps: 3, calls };
  const { ratio, ms } = await measurePairs(
    () => read(many),
    () => read(ten),
    pairs,
  );
  return {
    name,
    value: ratio.toFixed(2),
    peer: `${ms[0].toFixed(2)} ms with many, ${ms[1].toFixed(2)} ms with ${few}`,
    target: { text: `at most ${mostRatio}`, isMet: ratio <= mostRatio },
  };
}

async function read({ account, path }: Page): Promise<void> {
  const headers = {
    authorization: `Bearer ${account.accessToken}`,
    "x-organization-id": account.organizationId,
  };
  const { status } = await sendRequest({ url: account.origin + path, headers });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}
