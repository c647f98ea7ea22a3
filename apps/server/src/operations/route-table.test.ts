import { createRecipe } from "@tessera/engine";
import {
  isAtLeast,
  needsOrganizationHeader,
  operations,
  organizationHeader,
  requirementOf,
  roles,
  type Operation,
  type Role,
} from "@tessera/contract";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { projects, versions } from "#database/schema.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import {
  addTestMember,
  createPerson,
  createTestInvitation,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { fillEveryParam } from "#testing/every-param.ts";
import { implementOn } from "./implement.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

/** A person without a membership, and one of every role. */
const callers = ["stranger", ...roles] as const;
type Caller = (typeof callers)[number];

type Place = { readonly organizationId: Uuid; readonly projectId: Uuid };

let server: TestApp;
let people: Record<Caller, TestPerson>;
let own: Place;
let foreign: Place;

beforeAll(async () => {
  server = await startTestApp();
  const created = await Promise.all(
    callers.map(async (caller) => [caller, await createPerson(server)]),
  );
  people = Object.fromEntries(created) as Record<Caller, TestPerson>;
  own = await createPlace(people.owner);
  for (const role of ["viewer", "editor", "admin"] as const) {
    await addTestMember(server, own.organizationId, people[role], role);
  }
  // With a second owner, the first one may leave too.
  await addTestMember(server, own.organizationId, await createPerson(server), "owner");
  foreign = await createPlace(await createPerson(server));
});
afterAll(() => server.close());

async function createPlace(owner: TestPerson): Promise<Place> {
  const organizationId = await createTestOrganization(server, owner, "pro");
  const projectId = createUuid();
  await server.services.database.transaction({ organizationId }, async (transaction) => {
    const recipe = createRecipe();
    await transaction
      .insert(projects)
      .values({ organizationId, id: projectId, name: "Design", slug: "design", recipe });
    const version = { projectId, revision: 1, operation: "createProject", groupStart: 1 };
    await transaction.insert(versions).values({ organizationId, ...version, recipe });
  });
  return { organizationId, projectId };
}

const rows = Object.values(operations).map((operation) => ({
  id: operation.id,
  ...requirementOf(operation.access),
  needsHeader: needsOrganizationHeader(operation),
  isNamedByHeader:
    needsOrganizationHeader(operation) ||
    requirementOf(operation.access).of === "named-organization",
}));
type Row = (typeof rows)[number];

const isNamed = (row: Row) => !["public", "logged-in"].includes(row.of);

/** Creates what a call names besides the organization and the project, so that it finds something to change. */
async function createNamed(row: Row, { organizationId }: Record<keyof Place, string>) {
  const isOwn = organizationId.toLowerCase() === own.organizationId;
  const { path }: Operation = operations[row.id];
  if (isOwn && path.includes(":userId")) {
    const member = await createPerson(server);
    await addTestMember(server, own.organizationId, member, "viewer");
    return { userId: member.userId };
  }
  if (!isOwn || !path.includes(":invitationId"))
    return { userId: createUuid(), invitationId: createUuid() };
  return { invitationId: await createTestInvitation(server, own.organizationId, people.owner) };
}

/** Calls an operation with ids wherever it reads them; writes have no body and no revision. */
async function call(
  row: Row,
  caller: Caller | undefined,
  ids: Record<keyof Place, string>,
  extra = {},
) {
  const answer = await callOperation(server, row.id, {
    params: { ...fillEveryParam(ids), ...(await createNamed(row, ids)) },
    ...(row.of === "named-project" && { query: { projectId: ids.projectId } }),
    headers: {
      ...(caller && people[caller].headers),
      ...(row.isNamedByHeader && { [organizationHeader]: ids.organizationId }),
      ...extra,
    },
  });
  const outcome = outcomeOf(answer);
  // The same caller makes more calls.
  if (row.id === "leaveOrganization" && outcome === "204" && caller && caller !== "stranger") {
    await addTestMember(server, own.organizationId, people[caller], caller);
  }
  return outcome;
}

/**
 * Returns whether a call passed access: it succeeded, or was refused for its missing body, revision or subscription.
 */
function passesAccess(outcome: string): boolean {
  return /^(20\d|415 wrongImageType|422 invalid|428 preconditionRequired|409 (?:noSubscription|billingRefused))/.test(
    outcome,
  );
}

test.each(rows)("$id is served at the address in the contract", ({ id }) => {
  const { method, path }: Operation = operations[id];
  expect(server.app.hasRoute({ method, url: `/api/v1${path}` })).toBe(true);
});

test("refuses to register an operation without an access", () => {
  const implement = implementOn(Fastify(), server.services, { checksAnswers: true });
  const open = {
    ...operations.getConfig,
    access: undefined,
  } as unknown as typeof operations.getConfig;
  const refuse = () => Promise.reject(new Error("It is never called."));
  expect(() => implement(open, refuse)).toThrow("getConfig declares no access.");
});

test("refuses to build with a route of the API that the contract does not declare", async () => {
  const app = await buildApp(server.services);
  const answer = () => "";
  expect(() => app.get("/api/v1/secrets", answer)).toThrow("is not declared in the contract");
  expect(() => app.delete("/api/v1/projects", answer)).toThrow("is not declared in the contract");
  await app.close();
});

describe.each(rows.filter((row) => row.of !== "public"))("$id", (row) => {
  test("checks the session before anything else", async () => {
    const nowhere = { organizationId: "no-id", projectId: "no-id" };
    expect(await call(row, undefined, own)).toBe("401 notLoggedIn");
    expect(await call(row, undefined, nowhere)).toBe("401 notLoggedIn");
    expect(await call(row, undefined, own, { authorization: "Bearer no.token.at-all" })).toBe(
      "401 notLoggedIn",
    );
  });
});

describe.each(rows.filter(isNamed))("$id, which requires $least", (row) => {
  const least = row.least as Role;

  test.each(roles)("accepts a %s or names the required role", async (role) => {
    const outcome = await call(row, role, own);
    if (isAtLeast(role, least)) expect(outcome).toSatisfy(passesAccess);
    else expect(outcome).toBe("403 notAllowed");
  });

  test("answers strangers as if it did not exist", async () => {
    expect(await call(row, "stranger", own)).toBe("404 notFound");
  });

  test.each(roles)("answers the same for foreign and unknown ids to a %s", async (role) => {
    const unknown = { organizationId: createUuid(), projectId: createUuid() };
    expect(await call(row, role, foreign)).toBe("404 notFound");
    expect(await call(row, role, unknown)).toBe("404 notFound");
  });

  test.each(["no-id", "00000000-0000-0000-0000-00000000000g", "%00", "1e3", "' or true--"])(
    "takes %s for no id from every caller",
    async (text) => {
      const ids = { organizationId: text, projectId: text };
      const expected = row.isNamedByHeader ? "400 malformed" : "404 notFound";
      for (const caller of callers) {
        expect([caller, await call(row, caller, ids)]).toEqual([caller, expected]);
      }
    },
  );

  test("accepts an id in upper case", async () => {
    const ids = {
      organizationId: own.organizationId.toUpperCase(),
      projectId: own.projectId.toUpperCase(),
    };
    expect(await call(row, "owner", ids)).toSatisfy(passesAccess);
  });

  test("refuses a header that names more than one organization", async () => {
    const both = { [organizationHeader]: `${own.organizationId},${foreign.organizationId}` };
    for (const caller of callers) {
      expect([caller, await call(row, caller, own, both)]).toEqual([caller, "400 malformed"]);
    }
  });
});

describe.each(rows.filter((row) => isNamed(row) && !row.isNamedByHeader))("$id", (row) => {
  const header = (id: string) => ({ [organizationHeader]: id });

  test("accepts a header that names the same organization", async () => {
    expect(await call(row, "owner", own, header(own.organizationId))).toSatisfy(passesAccess);
  });

  test.each(callers)(
    "finds nothing for a %s under a header of another organization",
    async (caller) => {
      expect(await call(row, caller, own, header(foreign.organizationId))).toBe("404 notFound");
      expect(await call(row, caller, foreign, header(own.organizationId))).toBe("404 notFound");
    },
  );
});

describe.each(rows.filter(({ of }) => of === "named-project"))("$id", ({ id }) => {
  test.each(callers)("takes two project ids in the query for none from a %s", async (caller) => {
    const { headers } = people[caller];
    const { method, path }: Operation = operations[id];
    const twice = `projectId=${own.projectId}&projectId=${own.projectId}`;
    const answer = await server.app.inject({ method, url: `/api/v1${path}?${twice}`, headers });
    expect(outcomeOf(answer)).toBe("404 notFound");
  });
});

describe.each(rows.filter((row) => row.needsHeader))("$id", (row) => {
  test.each(callers)("names the missing header to a %s", async (caller) => {
    const answer = await callOperation(server, row.id, {
      params: { paymentProvider: "sandbox" },
      headers: people[caller].headers,
    });
    expect(outcomeOf(answer)).toBe("400 headerRequired");
    expect(answer.json().meta.errorMessage).toContain(organizationHeader);
  });
});

test("refuses access before it reads the body", async () => {
  const answer = await server.app.inject({
    method: "PUT",
    url: `/api/v1/organizations/${own.organizationId}`,
    headers: { ...people.viewer.headers, "content-type": "application/json" },
    payload: "{ this is not JSON",
  });
  expect(outcomeOf(answer)).toBe("403 notAllowed");
});

test("a changed role takes effect with the next call", async () => {
  const person = await createPerson(server);
  const rename = () =>
    callOperation(server, "updateOrganization", {
      params: { organizationId: own.organizationId },
      headers: person.headers,
      body: { name: "Renamed" },
    });
  expect(outcomeOf(await rename())).toBe("404 notFound");
  await addTestMember(server, own.organizationId, person, "admin");
  expect(outcomeOf(await rename())).toBe("200");
});
