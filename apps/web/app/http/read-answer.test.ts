import { expect, test } from "vitest";
import { readEnvelope, readFileName, readRefusal } from "./read-answer.ts";

test("reads data directly, or wrapped a second time", () => {
  expect(readEnvelope({ data: { id: "1" }, meta: {} }).data).toEqual({ id: "1" });
  expect(readEnvelope({ data: { data: [1], meta: { total: 1 } } })).toEqual({
    data: [1],
    meta: { total: 1 },
  });
});

test("reads a list in the envelope, and as a bare array", () => {
  const rows = [{ id: "1" }, { id: "2" }];
  expect(readEnvelope({ data: rows, meta: { total: 2 } })).toEqual({
    data: rows,
    meta: { total: 2 },
  });
  expect(readEnvelope(rows)).toEqual({ data: rows, meta: {} });
});

test("shows the server's message, with its fields and its code", () => {
  const body = {
    data: null,
    meta: { errorCode: "invalid", errorMessage: "Check.", fields: { name: "Fill in this field." } },
  };
  const error = readRefusal(422, new Headers(), body, "en");
  expect(error.message).toBe("Check.");
  expect(error).toMatchObject({
    status: 422,
    code: "invalid",
    fields: { name: "Fill in this field." },
  });
});

test.each([undefined, null, "oops", {}, { meta: {} }, { meta: { errorMessage: "" } }])(
  "returns an unknown error for the body %j",
  (body) => {
    expect(readRefusal(500, new Headers(), body, "en").message).toBe("An unknown error occurred");
    expect(readRefusal(500, new Headers(), body, "tr-TR").message).toBe(
      "Bilinmeyen bir hata oluştu",
    );
  },
);

test("keeps the current state and its tag of a stale write", () => {
  const headers = new Headers({ etag: '"8"', "retry-after": "12" });
  const body = { data: { revision: 8 }, meta: { errorCode: "staleRevision" } };
  expect(readRefusal(412, headers, body, "en")).toMatchObject({
    current: { revision: 8 },
    etag: '"8"',
    retryAfterSeconds: 12,
  });
});

test("reads the name of a file", () => {
  const headers = new Headers({ "content-disposition": 'attachment; filename="brand.css"' });
  expect(readFileName(headers)).toBe("brand.css");
  expect(readFileName(new Headers())).toBeUndefined();
});
