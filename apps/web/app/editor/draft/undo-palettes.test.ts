import {
  addPalette,
  createRecipe,
  palettePath,
  parseHexColor,
  pinnedStepPath,
  removePalette,
  renamePalette,
  writeDecision,
  type HexColor,
  type Recipe,
} from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { startDraft } from "./draft-state.ts";
import { editDraft, redoEdit, undoEdit } from "./change-draft.ts";

const hasRoles = false;
const green = parseHexColor("#00ff00") as HexColor;
const red = parseHexColor("#ff0000") as HexColor;
const empty = createRecipe();
const base = writeDecision(
  addPalette(empty, "sea", { base: green, hasRoles }),
  pinnedStepPath("sea", "500"),
  "#14b8a6",
);

test("undo removes an added palette and restores a removed one completely", () => {
  const control = palettePath("sea");
  for (const [from, to] of [
    [empty, base],
    [base, removePalette(base, "sea")],
  ] as const) {
    const start = startDraft({ design: designOf(from), revision: 1 });
    const edited = editDraft(start, control, designOf(to), 0);
    expect(edited.draft.recipe).toEqual(to);
    expect(undoEdit(edited).draft.recipe).toEqual(from);
  }
});

const namesIn = ({ color }: Recipe) => Object.keys(color.advanced.palettes);
const two = addPalette(addPalette(empty, "b", { base: green, hasRoles }), "a", {
  base: red,
  hasRoles,
});

test.each([
  ["removed", removePalette(two, "b"), ["a"]],
  ["renamed", renamePalette(two, "b", "c"), ["c", "a"]],
] as const)("keeps the order of palettes through undo and redo when one is %s", (_, to, names) => {
  const control = palettePath("b");
  const start = startDraft({ design: designOf(two), revision: 1 });
  const edited = editDraft(start, control, designOf(to), 0);
  const undone = undoEdit(edited);
  expect(namesIn(undone.draft.recipe)).toEqual(["b", "a"]);
  expect(undone.changes).toEqual([]);
  expect(namesIn(redoEdit(undone).draft.recipe)).toEqual(names);
});
