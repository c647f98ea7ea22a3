import { expect, test } from "vitest";
import { printInitials } from "./print-initials.ts";

test("takes the first and the last word", () => {
  expect(printInitials("Elif Yıldız", "tr")).toBe("EY");
  expect(printInitials("ada king lovelace", "en")).toBe("AL");
  expect(printInitials("Prince", "en")).toBe("P");
});

test("writes the capital of i with its dot in Turkish", () => {
  expect(printInitials("inci ışık", "tr")).toBe("İI");
  expect(printInitials("inci ışık", "en")).toBe("II");
});

test("keeps a letter of several code points whole", () => {
  expect(printInitials("👩‍🚀 Ay", "en")).toBe("👩‍🚀A");
  expect(printInitials("", "en")).toBe("");
});
