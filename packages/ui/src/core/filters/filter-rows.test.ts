import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import type { FilterField, FilterValues } from "./filter-field.ts";
import { filterRows } from "./filter-rows.ts";
import { foldCase } from "../fold-case.ts";

const runs = { seed: 20_261_121, numRuns: inject("form") === "long" ? 5000 : 200 };

type Token = {
  readonly path: string;
  readonly kind?: string;
  readonly note?: string;
  readonly size?: number | string;
  readonly pinned?: boolean;
  readonly editedAt?: string;
};

const tokens: readonly Token[] = [
  { path: "radius.IŞIK", kind: "radius", size: 4, pinned: true, editedAt: "2026-11-08T21:30:00Z" },
  { path: "color.iznik", kind: "color", size: "10", note: "İznik çinisi" },
  { path: "color.şeker", kind: "color", size: 9, pinned: false, editedAt: "2026-11-08T20:59:00Z" },
  { path: "size.m" },
];

function left(field: FilterField<Token>, value: FilterValues[string], locale = "tr"): string[] {
  return filterRows([field], { [field.name]: value }, tokens, locale).map(({ path }) => path);
}

const all = tokens.map(({ path }) => path);

describe("select", () => {
  const kind = {
    type: "select",
    name: "kind",
    label: "Kind",
    options: [{ id: "color", text: "Color" }],
  } as const;

  test("matches rows that have exactly the chosen value", () => {
    expect(left(kind, "color")).toEqual(["color.iznik", "color.şeker"]);
    expect(left({ ...kind, name: "size" }, "9")).toEqual([]);
    expect(left({ ...kind, name: "size" }, 9)).toEqual(["color.şeker"]);
  });

  test.each(["", null, undefined])("matches all rows for %j", (value) => {
    expect(left(kind, value)).toEqual(all);
  });
});

describe("search", () => {
  const search = { type: "search", name: "search", label: "Search" } as const;

  test("searches every key when none is named", () => {
    expect(left(search, "çini")).toEqual(["color.iznik"]);
    expect(left(search, "10")).toEqual(["color.iznik"]);
    expect(left({ ...search, searchKeys: [] }, "çini")).toEqual(["color.iznik"]);
  });

  test("searches only the named keys", () => {
    expect(left({ ...search, searchKeys: ["path"] }, "çini")).toEqual([]);
    expect(left({ ...search, searchKeys: ["path", "note"] }, "çini")).toEqual(["color.iznik"]);
  });

  test("ignores case as the language does", () => {
    expect(left(search, "ışık")).toEqual(["radius.IŞIK"]);
    expect(left(search, "işik")).toEqual([]);
    expect(left(search, "İZNİK")).toEqual(["color.iznik"]);
    expect(left(search, "işik", "en")).toEqual(["radius.IŞIK"]);
    expect(left(search, "COLOR", "en")).toEqual(["color.iznik", "color.şeker"]);
  });

  test("trims the text, and ignores a blank one", () => {
    expect(left(search, "  çini ")).toEqual(["color.iznik"]);
    expect(left(search, "   ")).toEqual(all);
  });

  test("finds any part of a text in any case", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zçğıöşüA-ZÇĞİÖŞÜ]{1,12}$/),
        fc.nat(),
        fc.nat(),
        fc.constantFrom("en", "tr"),
        (text, from, length, locale) => {
          const start = from % text.length;
          const part = text.slice(start, start + 1 + (length % (text.length - start)));
          for (const sought of [part, foldCase(part, locale), part.toLocaleUpperCase(locale)]) {
            expect(filterRows([search], { search: sought }, [{ text }], locale)).toHaveLength(1);
          }
        },
      ),
      runs,
    );
  });
});

test("an input searches only its own key, in any case", () => {
  const note = { type: "input", name: "note", label: "Note" } as const;
  expect(left(note, "ÇİNİ")).toEqual(["color.iznik"]);
  expect(left(note, "color")).toEqual([]);
});

test("a switch matches true values, and all rows when off", () => {
  const pinned = { type: "switch", name: "pinned", label: "Pinned" } as const;
  expect(left(pinned, true)).toEqual(["radius.IŞIK"]);
  expect(left(pinned, false)).toEqual(all);
});

test("a date matches the same calendar day in Istanbul", () => {
  const day = { type: "date", name: "editedAt", label: "Edited" } as const;
  expect(left(day, "2026-11-09")).toEqual(["radius.IŞIK"]);
  expect(left(day, "2026-11-08")).toEqual(["color.şeker"]);
  expect(left(day, null)).toEqual(all);
});

test("a field that is not filterable matches all rows", () => {
  const kind = { type: "input", name: "kind", label: "Kind", filterable: false } as const;
  expect(left(kind, "color")).toEqual(all);
});

test("a row must match every filter", () => {
  const fields: readonly FilterField<Token>[] = [
    { type: "input", name: "kind", label: "Kind" },
    { type: "search", name: "search", label: "Search", searchKeys: ["path"] },
  ];
  expect(filterRows(fields, { kind: "color", search: "ş" }, tokens, "tr")).toEqual([tokens[2]]);
});

describe("sort", () => {
  const order = { type: "sort", name: "order", label: "Order", sortKey: "path" } as const;

  test("compares texts as the language does", () => {
    const sorted = ["color.iznik", "color.şeker", "radius.IŞIK", "size.m"];
    expect(left(order, "asc")).toEqual(sorted);
    expect(left(order, "desc")).toEqual(sorted.toReversed());
    const letters = ["z", "ş", "s", "i", "ı", "ç", "c"].map((path) => ({ path }));
    const names = filterRows([order], { order: "asc" }, letters, "tr").map(({ path }) => path);
    expect(names.join("")).toBe("cçıisşz");
  });

  test("compares texts as texts and numbers as numbers, missing ones last in every order", () => {
    const bySize = { ...order, sortKey: "size" } as const;
    const [four, ten, nine, none] = all;
    expect(left(bySize, "asc")).toEqual([ten, four, nine, none]);
    expect(left(bySize, "desc")).toEqual([nine, four, ten, none]);
    expect(left(bySize, "num_asc")).toEqual([four, nine, ten, none]);
    expect(left(bySize, "num_desc")).toEqual([ten, nine, four, none]);
  });

  test("compares its own name when no key is named", () => {
    const size = { type: "sort", name: "size", label: "Size" } as const;
    expect(left(size, "num_desc")[0]).toBe("color.iznik");
  });

  test("with two orders the first field has precedence", () => {
    const fields: readonly FilterField<Token>[] = [
      { type: "sort", name: "byKind", label: "Kind", sortKey: "kind" },
      { ...order, name: "byPath" },
    ];
    const rows = filterRows(fields, { byKind: "asc", byPath: "desc" }, tokens, "tr");
    expect(rows.map(({ path }) => path)).toEqual([
      "color.şeker",
      "color.iznik",
      "radius.IŞIK",
      "size.m",
    ]);
  });
});

describe("with any sorting and filtering", () => {
  const rows = fc.array(
    fc.record(
      {
        id: fc.nat(),
        rank: fc.oneof(fc.integer(), fc.constant(null), fc.constant("")),
        name: fc.oneof(fc.string(), fc.constant(undefined)),
      },
      { requiredKeys: ["id"] },
    ),
  );
  const orders = fc.constantFrom("asc", "desc", "num_asc", "num_desc");
  type Row = {
    readonly id: number;
    readonly rank?: number | string | null;
    readonly name?: string;
  };
  const byRank: FilterField<Row> = { type: "sort", name: "order", label: "Order", sortKey: "rank" };

  test("an order never loses, adds or changes a row, and does not mutate the given list", () => {
    fc.assert(
      fc.property(rows, orders, (given, order) => {
        const frozen = Object.freeze(given.map((row) => Object.freeze(row))) as readonly Row[];
        const before = [...frozen];
        const sorted = filterRows([byRank], { order }, frozen, "tr");
        expect(frozen).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(frozen));
        expect(sorted).toHaveLength(frozen.length);
      }),
      runs,
    );
  });

  test("rows that compare equal keep their order, ascending and descending", () => {
    fc.assert(
      fc.property(rows, orders, (given, order) => {
        const frozen = given as readonly Row[];
        const sorted = filterRows([byRank], { order }, frozen, "tr");
        for (const rank of new Set(frozen.map((row) => row.rank))) {
          const among = (list: readonly Row[]) => list.filter((row) => row.rank === rank);
          expect(among(sorted)).toEqual(among(frozen));
        }
      }),
      runs,
    );
  });

  test("sorting twice gives the same result, with missing values last", () => {
    fc.assert(
      fc.property(rows, orders, (given, order) => {
        const once = filterRows([byRank], { order }, given as readonly Row[], "en");
        expect(filterRows([byRank], { order }, once, "en")).toEqual(once);
        const isMissing = once.map(({ rank }) => typeof rank !== "number");
        expect(isMissing).toEqual(isMissing.toSorted((one, other) => Number(one) - Number(other)));
      }),
      runs,
    );
  });
});
