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

test("reads an İ that was pasted in two characters as a plain i too", () => {
  expect(lowerCaseEmail("EL\u0049\u0307F@ACME.EXAMPLE")).toBe("elif@acme.example");
});
