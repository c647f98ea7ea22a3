import { expect, test } from "vitest";
import { z } from "zod";
import { describeIssues } from "./describe-issue.ts";
import type { Operation } from "#api/operation.ts";
import { operations } from "#operations/operations.ts";

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

test("reports nothing for a valid registration", () => {
  expect(messagesOf(operations.register, person)).toEqual({});
});

test.each([
  ["email", "", "Fill in this field."],
  ["email", "ada", "Enter a valid email, like ada@example.com."],
  ["password", "", "Fill in this field."],
  ["password", "short", "Use at least 8 characters."],
  ["password", 12345678, "Enter text."],
  ["name", "a/b", "Remove slashes, backslashes and control characters."],
  ["name", "\u200b\u200b", "Use at least one visible character."],
  ["name", "\u202e", "Remove slashes, backslashes and control characters."],
  ["name", "a".repeat(81), "Use at most 80 characters."],
  ["birthDate", "2023-02-29", "Enter a valid date as year-month-day, like 1990-12-31."],
  ["birthDate", "1899-12-31", "Enter 1900 or a later year."],
  ["acceptTerms", false, "Accept the terms to continue."],
])("reports for %s what is wrong with %j", (field, value, message) => {
  expect(messagesOf(operations.register, { ...person, [field]: value })).toEqual({
    [field]: message,
  });
});

test("counts unknown fields under their object", () => {
  const variables = [{ key: "m", value: "1px", unit: "px", extra: 1 }];
  expect(messagesOf(operations.register, { ...person, plan: "pro" })).toEqual({
    body: "Unknown fields: 1. Remove them.",
  });
  expect(messagesOf(operations.updateRadii, { variables })).toEqual({
    "variables.0": "Unknown fields: 2. Remove them.",
  });
});

test("distinguishes a missing value from one of a wrong type", () => {
  expect(messagesOf(operations.login, { password: "x" })).toEqual({ email: "Fill in this field." });
  expect(messagesOf(operations.updateStatusColor, {})).toEqual({
    status: "Fill in this field.",
    colorCode: "Fill in this field.",
  });
  const { acceptTerms: _left, ...rest } = person;
  expect(messagesOf(operations.register, rest)).toEqual({
    acceptTerms: "Accept the terms to continue.",
  });
  expect(messagesOf(operations.login, [])).toEqual({ body: "Send an object." });
});

test("reports in Turkish", () => {
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
    "variables.1.value": "Fill in this field.",
    "variables.2.key": "You used this key twice. Remove one.",
    "variables.3.key": "Use only lowercase letters (a–z), digits and hyphens.",
  });
});

test("has a message for every kind of issue of a schema", () => {
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
    few: "Send 1 or more.",
    many: "Send 1 or fewer.",
    choice: "Choose one of: a, b.",
    id: "This isn’t a valid id.",
    either: "This value isn’t valid. Enter another one.",
    five: "This value isn’t valid. Enter another one.",
  });
});
