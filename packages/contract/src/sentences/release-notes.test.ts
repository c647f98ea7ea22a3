import { expect, test } from "vitest";
import { printReleaseNotes } from "./release-notes.ts";

const differences = [
  { kind: "changed", token: "color.primary.600", before: "#4f46c8", after: "#6b46c1" },
  { kind: "removed", token: "shadow.6", before: "0 24px 48px #000", after: null },
  { kind: "renamed", token: "gap.wide", from: "gap.page", before: "24px", after: "24px" },
  { kind: "added", token: "gap.new", before: null, after: "8px" },
] as const;
const promises = [
  {
    foreground: "color.link",
    background: "color.surface-0",
    before: 8.65,
    after: 3.974,
    isKept: false,
  },
] as const;

test("prints the breaking changes first, with both values", () => {
  expect(printReleaseNotes({ title: "2.0.0", differences, promises }, "en")).toBe(`## 2.0.0

### Removed

- \`shadow.6\`: \`0 24px 48px #000\`

### Renamed

- \`gap.page\` → \`gap.wide\`

### Changed

- \`color.primary.600\`: \`#4f46c8\` → \`#6b46c1\`

### Added

- \`gap.new\`: \`8px\`

### Contrast promises no longer kept

- \`color.link\` / \`color.surface-0\`: 8.65 → 3.97
`);
});

test("prints the headings in Turkish, and no empty section", () => {
  const notes = printReleaseNotes(
    { title: "x", differences: [differences[0]], promises: [] },
    "tr",
  );
  expect(notes.match(/^#+ .*/gm)).toEqual(["## x", "### Değişenler"]);
});

test("prints texts of users so that they format nothing", () => {
  const value = "a`b``c";
  const notes = printReleaseNotes(
    {
      title: "<b>*1*</b> [x](y)",
      differences: [{ kind: "added", token: "font", before: null, after: value }],
      promises: [],
    },
    "en",
  );
  expect(notes).toContain(String.raw`## \<b\>\*1\*\</b\> \[x\]\(y\)`);
  expect(notes).toContain("``` a`b``c ```");
});
