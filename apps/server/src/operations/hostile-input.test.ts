import {
  needsOrganizationHeader,
  operations,
  organizationHeader,
  pathOf,
  queryOf,
  type Operation,
  type OperationId,
} from "@tessera/contract";
import { createRecipe, parseRecipe } from "@tessera/engine";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  createBody,
  fillBody,
  hostilePieces,
  limitOf,
  listQueryFields,
  listStringFields,
  type HostilePiece,
} from "#testing/hostile-inputs.ts";
import { longestBlockMs, measureBlocking } from "#testing/measure-blocking.ts";
import { fillEveryParam } from "#testing/every-param.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
});
afterAll(() => server.close());

const pieces = Object.keys(hostilePieces) as HostilePiece[];
const mebibyte = 1 << 20;

/** Sends a body to an operation that the caller may use. */
function send(id: OperationId, payload: string) {
  const { organizationId, project, owner } = fixture;
  const operation: Operation = operations[id];
  const { id: projectId } = project;
  const params = fillEveryParam({ organizationId, projectId });
  return server.app.inject({
    method: operation.method,
    url: pathOf(operation, params as never),
    headers: {
      ...owner.headers,
      ...(needsOrganizationHeader(operation) && { [organizationHeader]: organizationId }),
      "content-type": "application/json",
      "if-match": "*",
    },
    payload,
  });
}

/** Calls an operation with a query. */
function sendQuery(id: OperationId, query: Readonly<Record<string, string>>) {
  const { organizationId, project, owner } = fixture;
  const operation: Operation = operations[id];
  const { id: projectId } = project;
  const params = fillEveryParam({ organizationId, projectId });
  return server.app.inject({
    method: operation.method,
    url: pathOf(operation, params as never) + queryOf(query),
    headers: { ...owner.headers, [organizationHeader]: organizationId },
  });
}

/** The largest refusal: 20 fields with their paths and messages. */
const largestRefusalBytes = 20 * 1_000;

async function expectRefused(id: OperationId, payload: string) {
  const { result, blockMs } = await measureBlocking(() => send(id, payload));
  expect(result.statusCode).toBeGreaterThanOrEqual(400);
  expect(result.statusCode).toBeLessThan(500);
  expect(Buffer.byteLength(result.body)).toBeLessThan(largestRefusalBytes);
  expect(blockMs).toBeLessThan(longestBlockMs);
  return result.statusCode;
}

const isLong = inject("form") === "long";

/** Bodies of a mebibyte are parsed alike whichever string fills them; the short form tests some. */
const fields = listStringFields().filter(
  ([id], index) => isLong || limitOf(id) < mebibyte || index % 8 === 0,
);

describe.each(fields.map(([id, path]) => [id, path.join("."), path] as const))(
  "%s, %s",
  (id, _name, path) => {
    test.each(pieces)("refuses as many %s as the limit allows", async (piece) => {
      await expectRefused(id, fillBody(path, piece, limitOf(id)));
    });

    test.each(pieces)("does not parse a mebibyte of %s in its schema", (piece) => {
      const { body }: Operation = operations[id];
      const input = createBody(path, hostilePieces[piece].repeat(mebibyte));
      const start = performance.now();
      const parsed = body?.safeParse(input);
      // The engine refuses the contents of a recipe.
      if (id === "updateRecipe")
        expect(parseRecipe((input as { recipe: unknown }).recipe).ok).toBe(false);
      else expect(parsed?.success).toBe(false);
      expect(performance.now() - start).toBeLessThan(longestBlockMs);
    });
  },
);

/** Node accepts 16 KiB of headers; each byte of a query may take three letters in a URL. */
const queryBytes = 5_000;

describe.each(listQueryFields())("the query of %s, %s", (id, name) => {
  test.each(pieces)("refuses as many %s as an address can contain", async (piece) => {
    const repeated = hostilePieces[piece];
    const text = repeated.repeat(queryBytes / Buffer.byteLength(repeated));
    const { result, blockMs } = await measureBlocking(() => sendQuery(id, { [name]: text }));
    // An invalid id names nothing.
    expect(result.statusCode).toBe(name.endsWith("Id") ? 404 : 422);
    expect(blockMs).toBeLessThan(longestBlockMs);
  });
});

/** Bodies with many parts; each part is repeated up to the limit of the operation. */
const crowds: readonly (readonly [string, (count: number) => unknown])[] = [
  ["unknown keys", (count) => listKeys(count)],
  ["unknown keys of a recipe", (count) => ({ recipe: listKeys(count) })],
  ["objects of 2,000 keys", (count) => ({ recipe: { a: listObjects(count) } })],
  ["overrides that are wrong", (count) => ({ recipe: createWrongRecipe(count) })],
  ["empty variables", (count) => ({ variables: listNumbers(count).map(() => ({})) })],
  ["variables that are numbers", (count) => ({ variables: listNumbers(count) })],
  ["empty lists", (count) => listNumbers(count).map(() => [])],
];

function listNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function listKeys(count: number): Readonly<Record<string, number>> {
  return Object.fromEntries(listNumbers(count).map((n) => [`key${n}`, 0]));
}

function listObjects(count: number): readonly unknown[] {
  return listNumbers(Math.ceil(count / 2_000)).map(() => listKeys(2_000));
}

/** Creates a recipe with up to 1,000 overrides, each a shadow whose layers are wrong in every part. */
function createWrongRecipe(count: number): unknown {
  const layer = { offsetX: "a", offsetY: "a", blur: "a", spread: "a", color: "a", inset: "a" };
  const value = { type: "shadow", layers: Array.from({ length: 8 }, () => layer) };
  const each = Math.ceil(count / 1_000);
  const cases = Array.from({ length: Math.min(16, each) }, () => ({ when: {}, then: value }));
  const definition = { type: "rule", cases, otherwise: value };
  const paths = listNumbers(Math.min(1_000, count)).map((n) => [`shadow.s${n}`, definition]);
  return { ...createRecipe(), overrides: Object.fromEntries(paths) };
}

const filled = new Map<string, string>();

/** Returns the largest body of a kind within the limit; most operations have the same limit. */
function fillWith([kind, make]: (typeof crowds)[number], limitBytes: number): string {
  const key = `${kind} ${limitBytes}`;
  const known = filled.get(key);
  if (known !== undefined) return known;
  const found = findLargest(make, limitBytes);
  filled.set(key, found);
  return found;
}

function findLargest(make: (count: number) => unknown, limitBytes: number): string {
  let fitting = JSON.stringify(make(0));
  for (let [low, high] = [0, limitBytes]; high - low > 1;) {
    const count = Math.floor((low + high) / 2);
    const text = JSON.stringify(make(count));
    if (text.length <= limitBytes) [low, fitting] = [count, text];
    else high = count;
  }
  return fitting;
}

const withBody = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method !== "GET" && operations[id].bodyType === "json",
);
describe.each(withBody)("%s", (id) => {
  test("refuses a body of one byte more than its limit", async () => {
    const fitting = JSON.stringify([" ".repeat(limitOf(id) - '[""]'.length)]);
    expect(await expectRefused(id, fitting)).toBe(422);
    expect(await expectRefused(id, `${fitting} `)).toBe(413);
  });

  test.each(crowds)(
    "refuses a body that is full of %s, and does not repeat it",
    async (...crowd) => {
      await expectRefused(id, fillWith(crowd, limitOf(id)));
    },
  );
});

test("names 20 fields and counts the others", async () => {
  const variables = Array.from({ length: 100 }, () => ({ key: "A", value: "" }));
  const answer = await send("updateRadii", JSON.stringify({ variables }));
  const { meta } = answer.json<{ meta: { fields: Record<string, string>; moreFields: number } }>();
  expect([Object.keys(meta.fields).length, meta.moreFields]).toEqual([20, 180]);
});
