import { operations } from "@tessera/contract";
import { createRecipe, parseRecipe } from "@tessera/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { makePerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { fontsIn } from "./fonts.ts";

const fonts = fontsIn("en");

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("lists every font to whoever is signed in", async () => {
  const person = await makePerson(server);
  const { status, data, meta } = await callApp(server, person, operations.listFonts, {});
  expect(status).toBe(200);
  expect(data).toEqual(fonts);
  expect(meta.total).toBe(fonts.length);
});

test("names the system's fonts in the language that is asked for", async () => {
  const person = await makePerson(server);
  const headers = { "accept-language": "tr" };
  const { data } = await callApp(server, person, operations.listFonts, { headers });
  expect(data).toEqual(fontsIn("tr"));
  expect(data.map(({ name }) => name)).not.toEqual(fonts.map(({ name }) => name));
});

test("refuses who is not signed in", async () => {
  expect((await callApp(server, undefined, operations.listFonts, {})).status).toBe(401);
});

test.each(fonts)("offers with $name families that a recipe takes", ({ families }) => {
  const recipe = createRecipe();
  const typography = { ...recipe.typography, familyBody: families, familyHeading: families };
  expect(parseRecipe({ ...recipe, typography })).toMatchObject({ ok: true });
});

test("gives every font an id of its own", () => {
  expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length);
});
