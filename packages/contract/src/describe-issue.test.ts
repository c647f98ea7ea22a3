import { expect, test } from "vitest";
import { z } from "zod";
import { describeIssues } from "./describe-issue.ts";
import type { Operation } from "./operation.ts";
import { operations } from "./operations.ts";

function messagesOf({ body }: Operation, input: unknown, locale: "en" | "tr" = "en") {
  const issues = body?.safeParse(input).error?.issues ?? [];
  return describeIssues(issues, locale, input).fields;
}

const person = {
  email: "ada@example.com",
  password: "correct horse battery staple",
  name: "Ada",
  birthDate: "1990-12-31",
  acceptTerms: true,
};

test("finds nothing wrong with a registration that is right", () => {
  expect(messagesOf(operations.register, person)).toEqual({});
});

test.each([
  ["email", "", "Fill this in."],
  ["email", "ada", "Enter an email address such as ada@example.com."],
  ["password", "short", "Enter at least 8 characters."],
  ["password", 12345678, "Enter text here."],
  ["name", "a/b", "Leave out slashes, backslashes and control characters."],
  ["name", "\u200b\u200b", "Enter a name that can be seen."],
  ["name", "\u202e", "Leave out slashes, backslashes and control characters."],
  ["name", "a".repeat(81), "Enter at most 80 characters."],
  ["birthDate", "2023-02-29", "Enter a date that exists, as year-month-day: 1990-12-31."],
  ["birthDate", "1899-12-31", "Enter a year from 1900 on."],
  ["acceptTerms", false, "Tick this to go on."],
])("says beside %s what is wrong with %j", (field, value, message) => {
  expect(messagesOf(operations.register, { ...person, [field]: value })).toEqual({
    [field]: message,
  });
});

test("counts unknown fields at their object", () => {
  const variables = [{ key: "m", value: "1px", unit: "px", extra: 1 }];
  expect(messagesOf(operations.register, { ...person, plan: "pro" })).toEqual({
    body: "Unknown fields: 1. Remove them.",
  });
  expect(messagesOf(operations.updateRadii, { variables })).toEqual({
    "variables.0": "Unknown fields: 2. Remove them.",
  });
});

test("tells what is absent from what is of a wrong type", () => {
  expect(messagesOf(operations.login, { password: "x" })).toEqual({ email: "Fill this in." });
  expect(messagesOf(operations.updateStatusColor, {})).toEqual({
    status: "Fill this in.",
    colorCode: "Fill this in.",
  });
  const { acceptTerms: _left, ...rest } = person;
  expect(messagesOf(operations.register, rest)).toEqual({ acceptTerms: "Tick this to go on." });
  expect(messagesOf(operations.login, [])).toEqual({ body: "Send an object here." });
});

test("speaks Turkish", () => {
  expect(messagesOf(operations.register, { ...person, password: "kısa" }, "tr")).toEqual({
    password: "En az 8 karakter girin.",
  });
});

test("names a field by its path", () => {
  const variables = [
    { key: "m", value: "1px" },
    { key: "s", value: "" },
    { key: "m", value: "2px" },
    { key: "__proto__", value: "1px" },
  ];
  expect(messagesOf(operations.updateRadii, { variables })).toEqual({
    "variables.1.value": "Fill this in.",
    "variables.2.key": "This key stands here twice.",
    "variables.3.key": "A key holds lower-case letters a to z, digits and hyphens.",
  });
});

test("has words for every kind of issue that a schema can find", () => {
  const schema = z.object({
    count: z.int().min(2),
    much: z.number().max(3),
    few: z.array(z.string()).min(1),
    many: z.array(z.string()).max(1),
    choice: z.enum(["a", "b"]),
    id: z.guid(),
    either: z.union([z.string(), z.number()]),
    five: z.number().multipleOf(5),
  });
  const input = {
    count: 1,
    much: 4,
    few: [],
    many: ["a", "b"],
    choice: "c",
    id: "x",
    either: true,
    five: 3,
  };
  expect(describeIssues(schema.safeParse(input).error?.issues ?? [], "en", input).fields).toEqual({
    count: "Enter 2 or more.",
    much: "Enter 3 or less.",
    few: "Send at least 1 of these.",
    many: "Send at most 1 of these.",
    choice: "Choose one of: a, b.",
    id: "This is not an id.",
    either: "This value is not accepted.",
    five: "This value is not accepted.",
  });
});
