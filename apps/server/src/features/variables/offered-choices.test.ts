import { operations, type PlanId } from "@tessera/contract";
import { formats } from "@tessera/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let settings: Readonly<Record<PlanId, ProjectFixture>>;

beforeAll(async () => {
  server = await startTestApp();
  const [free, pro] = await Promise.all([
    createProjectFixture(server),
    createProjectFixture(server, "pro"),
  ]);
  settings = { free, pro };
});
afterAll(() => server.close());

async function listOffered({ viewer, organizationId }: ProjectFixture) {
  return (await callApp(server, viewer, operations.listFormats, { organizationId })).data;
}

async function exportWith({ project, viewer }: ProjectFixture, format: string, query: object) {
  const { status, meta } = await callApp(server, viewer, operations.exportVariables, {
    params: { projectId: project.id, format },
    query: { ...query },
  });
  return [status, meta?.errorCode];
}

const answers = { true: [200, undefined], false: [403, "planLimit"] } as const;

test.each(formats.flatMap(({ id }) => [["free", id] as const, ["pro", id] as const]))(
  "on %s answers each choice of %s as listed",
  async (plan, id) => {
    const fixture = settings[plan];
    const format = (await listOffered(fixture)).find((each) => each.id === id);
    if (!format) throw new TypeError(`${id} is not listed`);
    expect(await exportWith(fixture, id, {})).toEqual(answers[`${format.isAllowed}`]);
    for (const option of format.options) {
      if (option.kind === "text") {
        const answer = await exportWith(fixture, id, { [option.id]: "ds" });
        expect(answer, option.id).toEqual(answers[`${option.isAllowed}`]);
        continue;
      }
      for (const { id: choice, isAllowed } of option.choices) {
        const answer = await exportWith(fixture, id, { [option.id]: choice });
        expect(answer, `${option.id} ${choice}`).toEqual(answers[`${isAllowed}`]);
      }
      const byDefault = await exportWith(fixture, id, { [option.id]: String(option.default) });
      expect(byDefault, option.id).toEqual(answers[`${format.isAllowed}`]);
      const allowed = option.choices.filter((each) => each.isAllowed);
      expect(option.isAllowed, option.id).toBe(allowed.length > 1);
    }
  },
);
