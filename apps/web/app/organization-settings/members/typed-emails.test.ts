import { expect, test } from "vitest";
import { addEmails, isRefused } from "./typed-emails.ts";

test("splits a text at commas, semicolons, spaces and lines, and adds no address twice", () => {
  const first = addEmails([], "Ada@Example.com, grace@example.com");
  expect(first.map(({ email }) => email)).toEqual(["ada@example.com", "grace@example.com"]);
  const more = addEmails(first, "ada@example.com;\n new@example.com ");
  expect(more.map(({ email }) => email)).toEqual([
    "ada@example.com",
    "grace@example.com",
    "new@example.com",
  ]);
});

test("marks what is no address", () => {
  expect(isRefused({ email: "ada@example.com" })).toBe(false);
  expect(isRefused({ email: "ada" })).toBe(true);
});
