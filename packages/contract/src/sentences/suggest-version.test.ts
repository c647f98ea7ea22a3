import { expect, test } from "vitest";
import { suggestVersion } from "./suggest-version.ts";

test("increases the semantic version in a name", () => {
  expect(suggestVersion("1.4.2", "major")).toBe("2.0.0");
  expect(suggestVersion("Release v1.4.2 for launch", "minor")).toBe("1.5.0");
  expect(suggestVersion("1.4.2", "patch")).toBe("1.4.3");
  expect(suggestVersion("1.4.2", "none")).toBe("1.4.2");
});

test("suggests nothing without a semantic version", () => {
  for (const name of [null, "Launch palette", "1.4", "1.2.3.4", "10.0.0.1"])
    expect(suggestVersion(name, "major")).toBeUndefined();
});
