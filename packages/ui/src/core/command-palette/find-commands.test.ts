import fc from "fast-check";
import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { findCommands, isNamed, putRecentFirst } from "./find-commands.ts";

const commands: readonly Command[] = [
  { id: "colors", title: "Colors", group: "Pages", keywords: ["palette"] },
  { id: "contrast", title: "High contrast", group: "Pages" },
  { id: "scheme", title: "Switch scheme", group: "View", keywords: ["dark", "light"] },
  { id: "undo", title: "Undo: base color", group: "Edit" },
];

function idsOf(query: string): readonly (readonly string[])[] {
  return findCommands(commands, query, "en").map(({ commands: found }) =>
    found.map(({ id }) => id),
  );
}

test("lists everything in its groups for an empty query", () => {
  expect(findCommands(commands, "  ", "en").map(({ title }) => title)).toEqual([
    "Pages",
    "View",
    "Edit",
  ]);
});

test("ranks a match at the start of a word before one inside", () => {
  expect(idsOf("co")).toEqual([["colors", "contrast"], ["undo"]]);
  expect(idsOf("con")).toEqual([["contrast"]]);
  expect(idsOf("base")).toEqual([["undo"]]);
});

test("matches every word, the group and the keywords", () => {
  expect(idsOf("color un")).toEqual([["undo"]]);
  expect(idsOf("dark")).toEqual([["scheme"]]);
  expect(idsOf("pages pal")).toEqual([["colors"]]);
  expect(idsOf("nothing")).toEqual([]);
});

test.each(["golge", "GÖLGE", "gölgeler"])("finds Turkish letters by %s", (query) => {
  const shadows: Command = { id: "shadows", title: "Gölgeler", group: "Ekranlar" };
  expect(findCommands([shadows], query, "tr")).toEqual([
    { title: "Ekranlar", commands: [shadows] },
  ]);
});

test("a command is named by its whole title or a whole keyword, in any case", () => {
  const radii: Command = { id: "radii", title: "Radii", group: "Pages", keywords: ["Radius"] };
  for (const query of ["radii", " RADIUS "]) expect(isNamed(radii, query, "en")).toBe(true);
  for (const query of ["rad", "radius 10", "pages", ""]) {
    expect(isNamed(radii, query, "en")).toBe(false);
  }
  expect(isNamed({ id: "shadows", title: "Gölgeler", group: "" }, "golgeler", "tr")).toBe(true);
});

test("lists recent commands first, once, and drops those that no longer exist", () => {
  const groups = putRecentFirst(commands, ["undo", "gone", "scheme"], "Recent");
  expect(groups.map(({ title, commands: found }) => [title, ...found.map(({ id }) => id)])).toEqual(
    [
      ["Recent", "undo", "scheme"],
      ["Pages", "colors", "contrast"],
    ],
  );
  expect(putRecentFirst(commands, [], "Recent")[0]?.title).toBe("Pages");
});

test("lists each command at most once, and a longer query lists no new ones", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", " "), minLength: 1, maxLength: 6 });
  const command = fc.record({ title: text, group: fc.constantFrom("one", "two") });
  fc.assert(
    fc.property(fc.array(command), text, text, (given, query, more) => {
      const all = given.map((one, at) => ({ ...one, id: String(at) }));
      const idsFor = (asked: string) =>
        findCommands(all, asked, "en").flatMap((group) => group.commands.map(({ id }) => id));
      const [few, many] = [idsFor(`${query} ${more}`), idsFor(query)];
      expect(new Set(many).size).toBe(many.length);
      expect(many).toEqual(expect.arrayContaining(few));
      expect(idsFor("")).toHaveLength(all.length);
    }),
  );
});
