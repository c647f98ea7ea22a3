import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listSpecimens } from "./list-specimens.ts";

const library = join(import.meta.dirname, "../../packages/ui");

/** Exported components that appear only inside another one, whose specimen shows them. */
const partsOfOthers: Readonly<Record<string, string>> = {
  LazyPopup: "loads the code of a Select or of a flyout, whose specimens show it; it has no look",
  HeaderSpace: "the space between the parts of a Header; nothing of it is seen",
  CopyButton: "a part of the CodeBlock, whose specimen shows it",
  KeyboardKeys: "the keys of a shortcut in a CommandPalette, a Menu and a ShortcutSheet",
  MenuSeparator: "a line in a Menu; it is nothing outside of one",
  TablePager: "the pager of a Table, whose specimen shows it",
};

test("every exported component has a specimen, or a reason to have none", () => {
  const shown = new Set(listShownNames());
  const lacking = listComponents().filter((name) => !shown.has(name) && !partsOfOthers[name]);
  expect(lacking).toEqual([]);
});

test("every specimen shows an exported component", () => {
  const exported = new Set(listComponents());
  expect(listShownNames().filter((name) => !exported.has(name))).toEqual([]);
});

test("every reason to have no specimen belongs to an exported component without one", () => {
  const exported = new Set(listComponents());
  const shown = new Set(listShownNames());
  const stale = Object.keys(partsOfOthers).filter((name) => !exported.has(name) || shown.has(name));
  expect(stale).toEqual([]);
});

test("the playground shows every specimen in exactly one group", () => {
  const text = readFileSync(join(library, "playground/groups.ts"), "utf8");
  const lists = [...text.matchAll(/specimens: \[([^\]]+)\]/g)].map(([, list = ""]) => list);
  const placed = lists.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, id = ""]) => id));
  expect(placed.toSorted()).toEqual([...listSpecimens()]);
});

/** Lists the capitalized values that the library exports from its .tsx files. */
function listComponents(): readonly string[] {
  const index = readFileSync(join(library, "src/index.ts"), "utf8");
  return [...index.matchAll(/export \{([^}]+)\} from "[^"]+\.tsx"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
}

function listShownNames(): readonly string[] {
  return listSpecimens().map((specimen) => {
    const file = join(library, `playground/specimens/${specimen}.specimen.tsx`);
    const name = /^ {2}name: "(\w+)",$/m.exec(readFileSync(file, "utf8"))?.[1];
    if (name === undefined) throw new Error(`${file} names no component`);
    return name;
  });
}
