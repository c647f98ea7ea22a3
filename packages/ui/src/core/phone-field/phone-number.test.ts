import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { countryOptions } from "./country-option.ts";
import { parsePhoneNumber, printPhoneNumber, readPastedPhone } from "./phone-number.ts";

const [turkey] = countryOptions;
const runs = { seed: 20_261_123, numRuns: inject("form") === "long" ? 5000 : 200 };

test.each([
  "0500 123 45 67",
  "500 123 45 67",
  "+90 500 123 45 67",
  "+90 (0) 500 123 45 67",
  "(+90) 500 123 45 67",
  "0090 500 123 45 67",
  "90 500 1234567",
  "tel: 0 (500) 123-4567",
])("reads %s as the same number", (text) => {
  expect(readPastedPhone(text, turkey)).toBe("5001234567");
});

test.each(["+49 151 23456789", "0049 151 23456789", "+1 500 123 4567"])(
  "reads no digits from %s, a number of another country",
  (text) => {
    expect(readPastedPhone(text, turkey)).toBe("");
  },
);

test("keeps a part of a number that is inserted in its middle", () => {
  expect(readPastedPhone("012", turkey)).toBe("012");
  expect(readPastedPhone("90", turkey)).toBe("90");
});

test("is null while a digit is missing", () => {
  expect(printPhoneNumber("500123456", turkey)).toBeNull();
  expect(printPhoneNumber("", turkey)).toBeNull();
});

test("parses what it prints", () => {
  const national = fc.stringMatching(/^5\d{9}$/);
  fc.assert(
    fc.property(national, (digits) => {
      const number = printPhoneNumber(digits, turkey);
      expect(number).toBe(`+90${digits}`);
      expect(parsePhoneNumber(number, turkey)).toBe(digits);
      expect(readPastedPhone(number ?? "", turkey)).toBe(digits);
    }),
    runs,
  );
});
