import fc from "fast-check";
import { expect, test } from "vitest";
import { printCsv } from "./print-csv.ts";

const sign = "[=+\\-@＝＋－＠]";

/** Characters around formulas often, and any other ones. */
const character = fc.oneof(
  fc.constantFrom(...";,\t\r\n \"'=+-@＝＋－＠x1".split("")),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const rows = fc.array(fc.array(fc.string({ unit: character }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

/** Lists the fields of a text whose separator is a comma. */
function readFields(text: string): readonly string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = ""]) =>
    field.replaceAll('""', '"'),
  );
}

test("no cell starts a formula, whichever separator a spreadsheet splits at", () => {
  const formula = new RegExp(`^[\\s"]*${sign}`);
  fc.assert(
    fc.property(rows, (fields) => {
      const text = printCsv(fields);
      const cells = [readFields(text), text.split(/[;\t\r\n]/), text.split(/[;,\t\r\n]/)].flat();
      for (const cell of cells) expect(cell).not.toMatch(formula);
    }),
  );
});

test("every field is read as it is, except for the apostrophes before signs", () => {
  const withoutMarks = (text: string) => text.replaceAll(new RegExp(`'+(?=${sign})`, "g"), "");
  fc.assert(
    fc.property(rows, (fields) => {
      const read = readFields(printCsv(fields));
      expect(read.map(withoutMarks)).toEqual(fields.flat().map(withoutMarks));
    }),
  );
});

test("a sign within a cell stays as it is", () => {
  expect(printCsv([["x;=1+1;y", "a-b, c@d.test", "＝1"]])).toBe(
    `"x;'=1+1;y","a-b, c@d.test","'＝1"\r\n`,
  );
});
