// Checks that the catalogs are complete and consistent, and that no text, comment, test name or
// document contains a refused word.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkWords } from "./texts/check-words.ts";
import { findSplitTexts } from "./texts/find-split-texts.ts";

const root = join(import.meta.dirname, "..");
const checks = [
  ["sync", "--clean", "--overwrite"],
  ["missing", "--mode", "catalog"],
];

const folders = globSync("{packages,apps}/*/lingui.config.ts", { cwd: root }).map((file) =>
  dirname(file),
);
if (folders.length === 0) {
  console.error("No lingui.config.ts was found under packages or apps.");
  process.exitCode = 1;
}
for (const folder of folders) {
  for (const check of checks) {
    const run = spawnSync("lingui", ["check", ...check, "--workers", "1", "--verbose"], {
      cwd: join(root, folder),
      encoding: "utf8",
    });
    if (run.status === 0) continue;
    console.error(`${folder}: ${check[0]}\n${run.stdout}${run.stderr}${run.error?.message ?? ""}`);
    console.error(`Run "npm run texts" and translate the empty texts in ${folder}.`);
    process.exitCode = 1;
  }
}

// The catalogs are merged into one at runtime, where the last translation of a text wins.
const turkish = globSync("{packages,apps}/*/{src,app}/**/texts/tr.po", { cwd: root });
const sources = turkish.map((file) => readFileSync(join(root, file), "utf8"));
for (const { text, translations } of findSplitTexts(sources)) {
  console.error(
    `"${text}" is ${translations.map((each) => `"${each}"`).join(" and ")} in Turkish.`,
  );
  console.error("Choose one, or add a context to texts with different meanings.");
  process.exitCode = 1;
}

for (const finding of checkWords(root)) {
  console.error(finding);
  process.exitCode = 1;
}
