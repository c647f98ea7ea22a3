import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { fontFamilies } from "./font-families.ts";
import { stylesheetOf } from "./serve-fonts.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const archivo = `/assets/fonts/archivo-${fontFamilies.find(({ id }) => id === "archivo")?.version}/`;
const urls = /url\("([^"]+)"\)/g;

test.each(fontFamilies)("serves every face in the style sheet of $family", async (font) => {
  const path = stylesheetOf(font);
  const sheet = await server.app.inject(path);
  expect(sheet.statusCode).toBe(200);
  expect(sheet.headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  for (const name of [font.family, `${font.family} Variable`])
    expect(sheet.body).toContain(`font-family: "${name}";`);
  expect(sheet.body).toContain(font.license.id);
  const files = new Set([...sheet.body.matchAll(urls)].map(([, file = ""]) => file));
  expect(files.size).toBe(Object.keys(font.ranges).length * font.styles.length);
  for (const file of files) {
    const face = await server.app.inject(path.replace("faces.css", file));
    expect(face.headers).toMatchObject({
      "content-type": "font/woff2",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(face.rawPayload.subarray(0, 4).toString("latin1")).toBe("wOF2");
  }
});

test("lists the style sheet of every family to a caller without a login", async () => {
  const response = await server.app.inject("/assets/fonts/families.json");
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "cache-control": "public, max-age=3600" });
  const stylesheets = response.json<Record<string, string>>();
  for (const font of fontFamilies)
    for (const name of [font.family, `${font.family} Variable`])
      expect(stylesheets[name]).toBe(stylesheetOf(font));
});

test.each([
  "/assets/fonts",
  "/assets/fonts/",
  "/assets/fonts/inter",
  "/assets/fonts/inter-0.0.0/faces.css",
  `${archivo}cyrillic-normal.woff2`,
  `${archivo}..%2f..%2fpackage.json`,
  "/assets/fonts/__proto__/constructor",
])("serves no other file, at %s", async (path) => {
  const { statusCode, json } = await server.app.inject(path);
  expect([statusCode, json().meta.errorCode]).toEqual([404, "notFound"]);
});

const scripts = [
  ["latin", "çÇöÖüÜıß"],
  ["latin-ext", "ğĞİşŞłő"],
  ["cyrillic", "жЖ"],
  ["greek", "λΩ"],
  ["hebrew", "א"],
  ["arabic", "ع"],
  ["vietnamese", "ạệ"],
] as const;

test.each(scripts)("every family with the script %s has its letters", async (subset, letters) => {
  const families = fontFamilies.filter(({ ranges }) => subset in ranges);
  expect(families).not.toEqual([]);
  for (const font of families) {
    const { body } = await server.app.inject(stylesheetOf(font));
    for (const letter of letters) expect(isInRanges(letter, body), font.id).toBe(true);
  }
});

function isInRanges(letter: string, sheet: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = "", to = from]) =>
      Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16),
  );
}
