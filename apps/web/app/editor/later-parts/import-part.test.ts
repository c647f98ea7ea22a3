import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const editor = join(import.meta.dirname, "..");

/** Lists the imports of components at runtime that do not wait for the texts of later parts. */
function listOtherImports(): readonly string[] {
  return globSync("**/*.{ts,tsx}", { cwd: editor }).flatMap((file) =>
    [
      ...readFileSync(join(editor, file), "utf8").matchAll(
        /(?<!importPart\()import\("([^"]+\.tsx)"\)/g,
      ),
    ].map(([, name = ""]) => name),
  );
}

test("every part of the editor but its first screen waits for its texts", () => {
  expect(listOtherImports()).toEqual(["#editor/screens/colors/colors-screen.tsx"]);
});
