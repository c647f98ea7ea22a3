import { operations, pathOf } from "@tessera/contract";
import { createRecipe, parseRecipe } from "@tessera/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { fontsIn } from "./fonts.ts";

const fonts = fontsIn("en");

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("lists every font to a logged-in user", async () => {
  const person = await createPerson(server);
  const { status, data, meta } = await callApp(server, person, operations.listFonts, {});
  expect(status).toBe(200);
  expect(data).toEqual(fonts);
  expect(meta.total).toBe(fonts.length);
});

test("names the system's fonts in the requested language", async () => {
  const person = await createPerson(server);
  const headers = { "accept-language": "tr" };
  const { data } = await callApp(server, person, operations.listFonts, { headers });
  expect(data).toEqual(fontsIn("tr"));
  expect(data.map(({ name }) => name)).not.toEqual(fonts.map(({ name }) => name));
});

test("sends no list to a caller who has it, but checks the login", async () => {
  const person = await createPerson(server);
  const get = (headers: Readonly<Record<string, string>>) =>
    server.app.inject({ url: pathOf(operations.listFonts, {}), headers });
  for (const encoding of ["br", "identity"]) {
    const accepts = { ...person.headers, "accept-encoding": encoding };
    const first = await get(accepts);
    expect(first.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "accept-encoding, accept-language",
    });
    const tagged = { ...accepts, "if-none-match": String(first.headers["etag"]) };
    const again = await get(tagged);
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get({ ...tagged, "accept-language": "tr" })).statusCode).toBe(200);
    expect((await get({ ...tagged, authorization: "Bearer none" })).statusCode).toBe(401);
  }
});

test("refuses an anonymous caller", async () => {
  expect((await callApp(server, undefined, operations.listFonts, {})).status).toBe(401);
});

test.each(fonts)("lists families for $name that a recipe accepts", ({ families }) => {
  const recipe = createRecipe();
  const typography = { ...recipe.typography, familyBody: families, familyHeading: families };
  expect(parseRecipe({ ...recipe, typography })).toMatchObject({ ok: true });
});

test("lists about sixty fonts of every kind, all of them but the system's with the letters of Turkish", () => {
  const kinds = ["sans", "serif", "mono", "display", "handwriting"];
  expect(new Set(fonts.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(fonts.length).toBeGreaterThan(50);
  for (const font of fonts) {
    if (font.source === "system") continue;
    expect(font.subsets).toEqual(expect.arrayContaining(["latin", "latin-ext"]));
    expect(font.weights.min).toBeLessThanOrEqual(400);
    expect(font.weights.max).toBeGreaterThanOrEqual(700);
    expect(["OFL-1.1", "Apache-2.0"]).toContain(font.license.id);
    expect(font.license.attribution).not.toContain(".ttf");
  }
});

test("gives every font a unique id and first family", () => {
  expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length);
  expect(new Set(fonts.map(({ families }) => families[0])).size).toBe(fonts.length);
});
