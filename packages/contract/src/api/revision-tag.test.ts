import { expect, test } from "vitest";
import { acceptsRevision, revisionTag } from "./revision-tag.ts";

test.each([revisionTag(3), "*", '"2", "3"'])("accepts revision 3 for %s", (header) => {
  expect(acceptsRevision(header, 3)).toBe(true);
});

test.each(['"2"', 'W/"3"', "3", "", '"33"', "null"])("refuses revision 3 for %j", (header) => {
  expect(acceptsRevision(header, 3)).toBe(false);
});
