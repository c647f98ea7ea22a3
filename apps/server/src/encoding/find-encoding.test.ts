import fc from "fast-check";
import { expect, test } from "vitest";
import { findEncoding } from "./find-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["identity;q=0", "identity"],
  ["br;q=abc, ;;=", "identity"],
])("answers Accept-Encoding %j in %s", (header, encoding) => {
  expect(findEncoding({ "accept-encoding": header })).toBe(encoding);
});

test("finds an encoding for every header", () => {
  const piece = fc.constantFrom("br", "gzip", "*", ";", ",", "=", "q=", "0", "1.", '"', "\\", " ");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) =>
      ["br", "gzip", "identity"].includes(findEncoding({ "accept-encoding": pieces.join("") })),
    ),
    { seed: 42, numRuns: 2000 },
  );
});
