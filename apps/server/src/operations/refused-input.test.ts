import {
  needsOrganizationHeader,
  operations,
  organizationHeader,
  pathOf,
  type Operation,
  type OperationId,
} from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outcomeOf } from "#testing/call-operation.ts";
import { fillEveryParam } from "#testing/every-param.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server);
});
afterAll(() => server.close());

const ids = Object.keys(operations) as OperationId[];

/** Calls an operation with any body and query, as a permitted caller. */
async function send(
  id: OperationId,
  { contentType = "application/json", payload = "", query = "" },
): Promise<string> {
  const { organizationId, project, owner } = fixture;
  const operation: Operation = operations[id];
  const { id: projectId } = project;
  const params = fillEveryParam({ organizationId, projectId });
  const answer = await server.app.inject({
    method: operation.method,
    url: pathOf(operation, params as never) + query,
    headers: {
      ...owner.headers,
      ...(needsOrganizationHeader(operation) && { [organizationHeader]: organizationId }),
      ...(payload && { "content-type": contentType }),
    },
    ...(payload && { payload }),
  });
  return outcomeOf(answer);
}

describe.each(ids.filter((id) => "body" in operations[id]))("%s", (id) => {
  test("accepts only JSON", async () => {
    expect(await send(id, { contentType: "text/plain", payload: "{}" })).toBe("415 wrongType");
    expect(await send(id, { payload: "{" })).toBe("400 malformed");
  });

  test("counts an unknown field beside missing ones", async () => {
    expect(await send(id, { payload: '{"nobodyKnows":1}' })).toBe("422 invalid");
  });
});

test.each(ids.filter((id) => "query" in operations[id]))(
  "%s refuses an unknown query parameter",
  async (id) => {
    expect(await send(id, { query: "?nobodyKnows=1" })).toBe("422 invalid");
  },
);
