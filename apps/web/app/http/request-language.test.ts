import { expect, test } from "vitest";
import { chooseLanguage } from "./request-language.ts";

test("requests the cookie's language first, then the stored one, then the browser's, then English", () => {
  expect(chooseLanguage("tr", "en", "de-DE")).toBe("tr");
  expect(chooseLanguage(undefined, "tr", "de-DE")).toBe("tr");
  expect(chooseLanguage(undefined, undefined, "de-DE")).toBe("de-DE");
  expect(chooseLanguage(undefined, undefined, undefined)).toBe("en");
  expect(chooseLanguage(undefined, undefined, "")).toBe("en");
});
