import { expect, test } from "vitest";
import { printBytes } from "./print-bytes.ts";
import { findRefusal } from "./refuse-file.ts";

const megabyte = 1024 * 1024;
const logo = { name: "Logo.SVG", type: "image/svg+xml", size: 2048 };

test("accepts a file by its extension, its media type, or a media type range", () => {
  for (const accepted of [".svg", "image/svg+xml", "image/*"]) {
    expect(findRefusal(logo, { acceptedTypes: [accepted], maxBytes: megabyte })).toBeUndefined();
  }
});

test("accepts every type when none is given", () => {
  expect(findRefusal(logo, { acceptedTypes: [], maxBytes: megabyte })).toBeUndefined();
});

test("refuses another type, and a name that only contains the extension", () => {
  const limits = { acceptedTypes: [".json"], maxBytes: megabyte };
  expect(findRefusal(logo, limits)).toBe("type");
  expect(findRefusal({ ...logo, name: "tokens.json.txt", type: "text/plain" }, limits)).toBe(
    "type",
  );
});

test("refuses a file one byte over the limit, and accepts one at the limit", () => {
  const limits = { acceptedTypes: [], maxBytes: 2048 };
  expect(findRefusal({ ...logo, size: 2049 }, limits)).toBe("size");
  expect(findRefusal(logo, limits)).toBeUndefined();
});

test("prints sizes in the language's notation", () => {
  expect(printBytes(2.5 * megabyte, "en-US", "up")).toBe("2.5 MB");
  expect(printBytes(2.5 * megabyte, "tr-TR", "up")).toBe("2,5 MB");
  expect(printBytes(1, "en-US", "up")).toBe("1 byte");
});

test("never prints the limit as the size of a file that exceeds it", () => {
  expect(printBytes(2 * megabyte + 1, "en-US", "up")).toBe("2.1 MB");
  expect(printBytes(2 * megabyte, "en-US", "down")).toBe("2 MB");
});
