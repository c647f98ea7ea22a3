import { expect, test } from "vitest";
import { lowerCaseEmail } from "./lower-case-email.ts";

test("lowers capitals independently of the page's language", () => {
  expect(lowerCaseEmail("ELIF@Acme.Example")).toBe("elif@acme.example");
});

test("maps the Turkish capital İ to a plain i and keeps the length", () => {
  expect(lowerCaseEmail("ELİF@ACME.EXAMPLE")).toBe("elif@acme.example");
});

test("keeps the dotless ı for the server to refuse", () => {
  expect(lowerCaseEmail("elıf@acme.example")).toBe("elıf@acme.example");
});

test("maps an İ pasted as two characters to a plain i too", () => {
  expect(lowerCaseEmail("EL\u0049\u0307F@ACME.EXAMPLE")).toBe("elif@acme.example");
});
