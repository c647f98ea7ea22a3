import {
  categories,
  operations,
  typographyGroups,
  type AnswerOf,
  type CategoryName,
  type Operation,
} from "@tessera/contract";
import { formats } from "@tessera/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createLargestRecipe, createWidestRecipe } from "#testing/largest-recipe.ts";
import { longestBlockMs, measureBlocking } from "#testing/measure-blocking.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const largest = createLargestRecipe();
/** A short recipe that generates many tokens. */
const widest = createWidestRecipe();

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp({ checksAnswers: false });
  fixture = await createProjectFixture(server, "pro");
});
afterAll(() => server.close());

/** Calls an operation on the project; it must succeed without blocking the event loop for long. */
async function call<const Of extends Operation>(
  operation: Of,
  input: { readonly params?: object; readonly query?: object; readonly body?: unknown } = {},
): Promise<AnswerOf<Of>> {
  const { owner, project, organizationId } = fixture;
  const params = { projectId: project.id, ...input.params };
  const isRead = operation.method === "GET";
  const { result, blockMs } = await measureBlocking(() =>
    callApp(
      server,
      owner,
      operation as Operation,
      {
        ...input,
        ...(operation.path.includes(":projectId") ? { params } : { organizationId }),
        ...(!isRead && { ifMatch: "*" }),
      } as never,
    ),
  );
  expect(result.status).toBe(200);
  expect(blockMs).toBeLessThan(longestBlockMs);
  return result.data as AnswerOf<Of>;
}

describe.each([
  ["as large as one may be", largest],
  ["of as many palettes and steps as one may have", widest],
])("a recipe %s", (_name, recipe) => {
  beforeAll(() => call(operations.updateRecipe, { body: { recipe } }));

  test("is saved and read", async () => {
    await call(operations.updateRecipe, { body: { recipe } });
    expect(await call(operations.getRecipe)).toMatchObject({ recipe });
  });

  test("is listed", async () => {
    expect(await call(operations.listProjects, { query: {} })).toHaveLength(1);
  });

  test("has colors that can be read and changed", async () => {
    await call(operations.listColors, { query: { projectId: fixture.project.id } });
    await call(operations.updatePalette, { body: { baseColor: "#cc3366" } });
  });

  test.each(Object.keys(categories) as CategoryName[])(
    "has %s that can be changed",
    async (name) => {
      const group = await call<Operation>(categories[name].read);
      await call<Operation>(categories[name].write, { body: group });
    },
  );

  test("has a typography whose groups change in one call", async () => {
    const groups = await call(operations.getTypographies);
    const custom = typographyGroups.map((name) => [name, { ...groups[name], type: "custom" }]);
    await call(operations.updateTypographies, { body: Object.fromEntries(custom) });
  });

  test.each(formats.map(({ id }) => id))("is exported as %s", async (format) => {
    await call<Operation>(operations.exportVariables, { params: { format } });
  });
});
