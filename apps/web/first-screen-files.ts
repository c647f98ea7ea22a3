import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The pages, and the screen of the editor, that need texts of the editor as soon as they open. */
const opened = [
  "app/editor/frame/editor-layout.tsx",
  "app/editor/screens/colors/colors-screen.tsx",
  "app/first-frame/first-frame.tsx",
  "app/history/versions-page.tsx",
];
const imported = /^(?:import|export)\b(?! type\b)[^;]*?\bfrom "([#.][^"]+\.tsx?)"/gm;

/** Lists the files of the editor that its first screen imports, directly or through other files. */
export function listFirstScreenFiles(): readonly string[] {
  const found = new Set(opened);
  for (const file of found) {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    for (const [, name = ""] of text.matchAll(imported)) found.add(pathOf(file, name));
  }
  return [...found].filter((file) => file.startsWith("app/editor/"));
}

/** Returns the path of an imported file; names that begin with "#" are relative to the application. */
function pathOf(file: string, name: string): string {
  return name.startsWith("#") ? join("app", name.slice(1)) : join(file, "..", name);
}
