import { expect, test } from "vitest";
import { checkRegister } from "./form-checks.ts";

const values = {
  name: "Defne Işık",
  email: "defne@example.com",
  password: "correct horse battery",
  birthDate: "1991-04-23",
  acceptTerms: true,
};
const bornToday = new Date().toISOString().slice(0, 10);

test("accepts a registration with valid fields", () => {
  expect(checkRegister(values, "en").messages).toBeUndefined();
});

test("refuses an age below the minimum together with the other fields", () => {
  const { messages } = checkRegister({ ...values, name: "", birthDate: bornToday }, "en");
  expect(Object.keys(messages ?? {}).toSorted()).toEqual(["birthDate", "name"]);
});

test("judges the age only of a valid date", () => {
  const { messages } = checkRegister({ ...values, birthDate: "" }, "en");
  expect(Object.keys(messages ?? {})).toEqual(["birthDate"]);
});
