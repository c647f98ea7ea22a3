import { operations } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callApp } from "#testing/call-app.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import {
  addTestMember,
  createPerson,
  createTestOrganization,
  setTestPlan,
} from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe("listing", () => {
  test("lists every organization of the caller with the caller's role, and no other", async () => {
    const person = await createPerson(server);
    const owned = await createTestOrganization(server, person);
    const joined = await createTestOrganization(server, await createPerson(server), "pro");
    await createTestOrganization(server, await createPerson(server));
    await addTestMember(server, joined, person, "viewer");
    const answer = await callOperation(server, "listOrganizations", { headers: person.headers });
    expect(answer.json()).toMatchObject({
      data: [
        { id: owned, role: "owner", plan: "free", logo_url: null },
        { id: joined, role: "viewer", plan: "pro", logo_url: null },
      ],
      meta: { page: 1, pageSize: 10, total: 2 },
    });
  });
});

describe("paging", () => {
  test("returns the oldest memberships first, page by page, and none beyond the last", async () => {
    const person = await createPerson(server);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push(await createTestOrganization(server, person));
    }
    const readPage = async (page: number) => {
      const query = { page, pageSize: 2 };
      const { data, meta } = await callApp(server, person, operations.listOrganizations, { query });
      return { ids: data.map(({ id }) => id), meta };
    };
    const meta = { pageSize: 2, total: 3 };
    expect(await readPage(1)).toEqual({ ids: ids.slice(0, 2), meta: { ...meta, page: 1 } });
    expect(await readPage(2)).toEqual({ ids: ids.slice(2), meta: { ...meta, page: 2 } });
    expect(await readPage(9)).toEqual({ ids: [], meta: { ...meta, page: 9 } });
  });

  test.each([{ page: 0 }, { pageSize: 101 }, { page: "x" }])("refuses %j", async (query) => {
    const person = await createPerson(server);
    const answer = await callApp(server, person, operations.listOrganizations, { query });
    expect([answer.status, answer.meta.errorCode]).toEqual([422, "invalid"]);
    expect(Object.keys(answer.meta.fields ?? {})).toEqual(Object.keys(query));
  });
});

describe("creating", () => {
  test("creates a Free organization that the caller owns, with its audit row", async () => {
    const person = await createPerson(server);
    const answer = await callOperation(server, "createOrganization", {
      headers: person.headers,
      body: { name: "  Çağrı & Şirket  " },
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      name: "Çağrı & Şirket",
      slug: "cagri-sirket",
      role: "owner",
      plan: "free",
    });
    const rows = await runAsOwner(
      server.ownerUrl,
      "select actor_id, operation, subject_id, details from audit where organization_id = $1",
      [data.id],
    );
    expect(rows).toEqual([
      {
        actor_id: await auditIdOf(server, person.userId),
        operation: "createOrganization",
        subject_id: data.id,
        details: { name: "Çağrı & Şirket" },
      },
    ]);
  });

  test.each(["login", "LOGIN", "ｌｏｇｉｎ", "tr", "favicon.ico", "teams"])(
    "never gives %s, which is an address of ours",
    async (name) => {
      const person = await createPerson(server);
      const answer = await callOperation(server, "createOrganization", {
        headers: person.headers,
        body: { name },
      });
      expect(answer.json().data.slug).toMatch(/^[a-z-]+-(\d+|[0-9a-f-]+)$/);
    },
  );

  test("gives organizations of the same name different slugs, also concurrently", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(server)));
    const answers = await Promise.all(
      people.map(({ headers }) =>
        callOperation(server, "createOrganization", { headers, body: { name: "Same" } }),
      ),
    );
    const slugs = answers.map((answer) => answer.json().data.slug as string);
    expect(new Set(slugs).size).toBe(12);
    expect(slugs).toContain("same");
  });

  test("allows exactly three Free organizations, also concurrently", async () => {
    const person = await createPerson(server);
    const create = () =>
      callOperation(server, "createOrganization", {
        headers: person.headers,
        body: { name: "Mine" },
      });
    const outcomes = (await Promise.all(Array.from({ length: 20 }, create))).map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === "201")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "403 planLimit")).toHaveLength(17);
    const refused = await create();
    expect(refused.json().meta.errorMessage).toBe(
      "You can own up to 3 organizations on the Free plan. Upgrade to Pro to continue.",
    );
  });

  test("does not count organizations on Pro or of another owner", async () => {
    const person = await createPerson(server);
    const other = await createPerson(server);
    for (let count = 0; count < 3; count += 1) {
      const id = await createTestOrganization(server, person);
      if (count === 0) await setTestPlan(server, id, "pro");
      await addTestMember(server, await createTestOrganization(server, other), person, "admin");
    }
    const answer = await callOperation(server, "createOrganization", {
      headers: person.headers,
      body: { name: "Third" },
    });
    expect(answer.statusCode).toBe(201);
  });

  test("a refusal leaves no rows", async () => {
    const person = await createPerson(server);
    const count = () => runAsOwner(server.ownerUrl, "select count(*) from organizations");
    const before = await count();
    for (const body of [{}, { name: "a/b" }, { name: "" }, { name: "x", plan: "pro" }]) {
      const answer = await callOperation(server, "createOrganization", {
        headers: person.headers,
        body,
      });
      expect(outcomeOf(answer)).toBe("422 invalid");
    }
    expect(await count()).toEqual(before);
  });
});

describe("renaming", () => {
  test("changes the name, keeps the slug, and records both in the audit", async () => {
    const person = await createPerson(server);
    const organizationId = await createTestOrganization(server, person);
    const answer = await callOperation(server, "updateOrganization", {
      params: { organizationId },
      headers: person.headers,
      body: { name: "Renamed", logo_url: null },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      id: organizationId,
      name: "Renamed",
      logo_url: null,
      role: "owner",
    });
    expect(answer.json().data.slug).toMatch(/^acme/);
    expect(answer.json().data.updatedAt > answer.json().data.createdAt).toBe(true);
    const rows = await runAsOwner(
      server.ownerUrl,
      "select operation from audit where organization_id = $1",
      [organizationId],
    );
    expect(rows).toEqual([{ operation: "updateOrganization" }]);
  });

  test.each(["javascript:alert(1)", "http://127.0.0.1:5432/", "https://example.com/x.png"])(
    "stores no address that a user gives, such as %s",
    async (logo) => {
      const person = await createPerson(server);
      const organizationId = await createTestOrganization(server, person);
      const answer = await callOperation(server, "updateOrganization", {
        params: { organizationId },
        headers: person.headers,
        body: { name: "Acme", logo_url: logo },
      });
      expect(outcomeOf(answer)).toBe("422 invalid");
    },
  );
});
