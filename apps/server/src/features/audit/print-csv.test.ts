import fc from "fast-check";
import { expect, test } from "vitest";
import { printCsv } from "./print-csv.ts";

test("no field starts with the sign of a formula, and every field is read as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (fields) => {
      const line = printCsv([fields]);
      const read = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = ""]) =>
        text.replaceAll('""', '"'),
      );
      expect(read.map((text, at) => (text === fields[at] ? text : text.slice(1)))).toEqual(fields);
      for (const text of read) expect(text).not.toMatch(/^[\s]*[=+\-@\t\r]/);
    }),
  );
});
