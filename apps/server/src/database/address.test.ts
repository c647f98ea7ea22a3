import { expect, test } from "vitest";
import { replaceUser } from "./address.ts";

test.each([
  ["postgres://owner:secret@host:5432/name", "postgres://a%20b:p%2F%40@host:5432/name"],
  ["postgresql://host/name", "postgresql://a%20b:p%2F%40@host/name"],
  [
    "postgres://owner@/name?host=%2Ftmp%2Fsocket",
    "postgres://a%20b:p%2F%40@/name?host=%2Ftmp%2Fsocket",
  ],
  [
    "postgres:///name?user=owner&password=secret&host=%2Ftmp",
    "postgres://a%20b:p%2F%40@/name?host=%2Ftmp",
  ],
  [
    "postgres://owner:a@b@host/name?sslmode=require",
    "postgres://a%20b:p%2F%40@host/name?sslmode=require",
  ],
])("replaces the user of %s and nothing else", (url, wanted) => {
  expect(replaceUser(url, "a b", "p/@")).toBe(wanted);
});
