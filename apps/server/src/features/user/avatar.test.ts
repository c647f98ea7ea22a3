import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Draws an image of one color, which compresses to a few bytes. */
function draw(width: number, height: number, background = "#d9480f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

const png = () => draw(300, 200).png().toBuffer();

function upload(person: TestPerson | undefined, body: Buffer, type = "image/png") {
  const headers = { ...person?.headers, "content-type": type };
  return callOperation(server, "updateAvatar", { headers, body });
}

async function uploadAvatar(person: TestPerson, body: Buffer, type?: string): Promise<string> {
  const answer = await upload(person, body, type);
  expect(outcomeOf(answer)).toBe("200");
  return answer.json().data.avatar;
}

async function getAvatar({ headers }: TestPerson): Promise<string | null> {
  return (await callOperation(server, "getUser", { headers })).json().data.avatar;
}

const read = (url: string) => server.app.inject({ url });

test.each(["png", "jpeg", "webp"] as const)(
  "stores a %s as a square without its metadata",
  async (format) => {
    const person = await createPerson(server);
    const exif = { IFD0: { Copyright: "Ada", ImageDescription: "At home" } };
    const image = await draw(640, 480).withExif(exif).toFormat(format).toBuffer();
    const url = await uploadAvatar(person, image, `image/${format}`);
    expect(await getAvatar(person)).toBe(url);
    const picture = await read(url);
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
    });
    const { width, height, exif: kept, ...rest } = await sharp(picture.rawPayload).metadata();
    expect([rest.format, width, height, kept]).toEqual(["webp", 256, 256, undefined]);
  },
);

test("turns a photo upright by its orientation", async () => {
  const left = await draw(50, 100, "#ffffff").png().toBuffer();
  const photo = draw(100, 100, "#000000").composite([{ input: left, gravity: "west" }]);
  const image = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const picture = await read(await uploadAvatar(await createPerson(server), image, "image/jpeg"));
  const pixels = sharp(picture.rawPayload).removeAlpha().raw();
  const { data } = await pixels.toBuffer({ resolveWithObject: true });
  expect([data[0], data.at(-1)]).toEqual([255, 0]);
});

test("a new picture has another address, and the former one is missing", async () => {
  const person = await createPerson(server);
  const first = await uploadAvatar(person, await png());
  const second = await uploadAvatar(person, await draw(20, 20, "#2447b8").png().toBuffer());
  expect(second).not.toBe(first);
  expect(outcomeOf(await read(first))).toBe("404 notFound");
  expect((await read(second)).statusCode).toBe(200);
});

test("removes the picture of the caller only, also without one", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const [url, others] = [
    await uploadAvatar(person, await png()),
    await uploadAvatar(other, await png()),
  ];
  const { headers } = person;
  const answer = await callOperation(server, "deleteAvatar", { headers });
  expect(answer.json().data).toMatchObject({ id: person.userId, avatar: null });
  expect(outcomeOf(await callOperation(server, "deleteAvatar", { headers }))).toBe("200");
  expect([await getAvatar(person), await getAvatar(other)]).toEqual([null, others]);
  expect(outcomeOf(await read(url))).toBe("404 notFound");
});

test("an address that no picture has is not found, whatever its form", async () => {
  for (const name of ["a", "..%2f..%2fpackage.json", `${"0".repeat(32)}.webp`])
    expect(outcomeOf(await read(`/assets/avatars/${name}`))).toBe("404 notFound");
});

test("is in the export of the account, and deleted with it", async () => {
  const person = await createPerson(server);
  const url = await uploadAvatar(person, await png());
  const { headers } = person;
  const exported = await callOperation(server, "exportUser", { headers });
  const { rawPayload } = await read(url);
  expect(exported.json().data.avatar).toBe(
    `data:image/webp;base64,${rawPayload.toString("base64")}`,
  );
  const listRows = () =>
    runAsOwner(server.ownerUrl, "select file_name from avatars where user_id = $1", [
      person.userId,
    ]);
  expect(await listRows()).toEqual([{ file_name: url.split("/").at(-1) }]);
  await callOperation(server, "deleteUser", { headers });
  expect(outcomeOf(await read(url))).toBe("404 notFound");
  expect(await listRows()).toEqual([]);
});

test("a login and a refresh answer with the picture", async () => {
  const { accessToken, refreshToken, user } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "image/png" };
  const body = await png();
  const { avatar } = (await callOperation(server, "updateAvatar", { headers, body })).json().data;
  const refreshed = await callOperation(server, "refreshTokens", { body: { refreshToken } });
  const credentials = { email: user.email, password: goodPassword };
  const loggedIn = await callOperation(server, "login", { body: credentials });
  for (const answer of [refreshed, loggedIn]) expect(answer.json().data.user.avatar).toBe(avatar);
  expect(avatar).toMatch(/^\/assets\/avatars\/[0-9a-f]{32}\.webp$/);
});

test("records the changes without the picture", async () => {
  const person = await createPerson(server);
  await uploadAvatar(person, await png());
  const { headers, userId } = person;
  await callOperation(server, "deleteAvatar", { headers });
  const query = "select operation, result from account_audit where account_id = $1";
  const auditId = await auditIdOf(server, userId);
  expect(await runAsOwner(server.ownerUrl, query, [auditId])).toEqual([
    { operation: "updateAvatar", result: "done" },
    { operation: "deleteAvatar", result: "done" },
  ]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test.each([
  ["an SVG", () => svg],
  ["a GIF", () => draw(9, 9).gif().toBuffer()],
  ["a TIFF", () => draw(9, 9).tiff().toBuffer()],
  ["half of an image", async () => (await png()).subarray(0, 100)],
  ["text", () => Buffer.from("not an image")],
  ["nothing", () => Buffer.alloc(0)],
  ["more than 16 million pixels in few bytes", () => draw(4001, 4000).png().toBuffer()],
])("refuses %s that is sent as an accepted type", async (_what, make) => {
  const person = await createPerson(server);
  const answer = await upload(person, await make());
  expect(outcomeOf(answer)).toBe("422 imageRefused");
  expect(answer.json().meta.errorMessage).toContain("16 megapixels");
  expect(await getAvatar(person)).toBeNull();
});

test.each(["image/svg+xml", "image/gif", "application/json", "text/plain", "multipart/form-data"])(
  "refuses the content type %s",
  async (type) => {
    const person = await createPerson(server);
    expect(outcomeOf(await upload(person, await png(), type))).toBe("415 wrongImageType");
  },
);

test("refuses a call without a login, and a body of more than a mebibyte", async () => {
  const large = Buffer.alloc((1 << 20) + 1);
  expect(outcomeOf(await upload(undefined, large))).toBe("401 notLoggedIn");
  const answer = await upload(await createPerson(server), large);
  expect(outcomeOf(answer)).toBe("413 tooLarge");
  expect(answer.json().meta.errorMessage).toContain("1 MiB");
});

test("every other call refuses an image", async () => {
  const { headers } = await createPerson(server);
  const image = { headers: { ...headers, "content-type": "image/png" }, body: await png() };
  expect(outcomeOf(await callOperation(server, "updateUser", image))).toBe("415 wrongType");
});

test("decodes at most 30 pictures of an account in an hour", async () => {
  const person = await createPerson(server);
  const body = await draw(2, 2).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 32 }, () => upload(person, body)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(outcomeOf)).toEqual(["429 tooMany", "429 tooMany"]);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
});
