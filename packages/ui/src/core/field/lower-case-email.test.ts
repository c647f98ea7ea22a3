import { expect, test } from "vitest";
import { lowerCaseEmail } from "./lower-case-email.ts";

test("makes capitals small whatever the language of the page is", () => {
  expect(lowerCaseEmail("ELIF@Acme.Example")).toBe("elif@acme.example");
});

test("reads the Turkish capital İ as a plain i and keeps the length", () => {
  expect(lowerCaseEmail("ELİF@ACME.EXAMPLE")).toBe("elif@acme.example");
});

test("leaves the dotless ı for the server to refuse", () => {
  expect(lowerCaseEmail("elıf@acme.example")).toBe("elıf@acme.example");
});
