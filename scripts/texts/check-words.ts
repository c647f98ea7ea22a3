import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckedText, findRefusedWords, printWordFinding } from "./find-refused-words.ts";
import { listDocumentTexts } from "./list-document-texts.ts";
import { listSourceTexts } from "./list-source-texts.ts";
import { readCatalog } from "./read-catalog.ts";

/** The folders whose comments, test names, documents and texts are checked for refused words. */
const checkedFolders: readonly string[] = ["apps", "bench", "docs", "packages", "scripts", "tests"];

const exclude = ["**/node_modules", "**/build"];

/** Lists the refused words of some folders, of the documents in the root, and of every catalog. */
export function checkWords(root: string, folders = checkedFolders): readonly string[] {
  const sources = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs,md}`);
  const patterns = [...sources, "*.md", "{packages,apps}/*/{src,app}/**/texts/*.po"];
  return globSync(patterns, { cwd: root, exclude })
    .toSorted()
    .flatMap((file) => {
      const texts = listTexts(file, readFileSync(join(root, file), "utf8"));
      return texts.flatMap(findRefusedWords).map((finding) => printWordFinding(file, finding));
    });
}

function listTexts(file: string, source: string): readonly CheckedText[] {
  if (file.endsWith(".md")) return listDocumentTexts(source);
  if (!file.endsWith(".po")) return listSourceTexts(file, source);
  const kind = file.endsWith("tr.po") ? "Turkish text" : "English text";
  return readCatalog(source).map(({ translation: text, line }) => ({ kind, text, line }));
}
