import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@tessera/contract";

const root = join(import.meta.dirname, "../../..");
const catalogs = globSync("{apps/web/app,packages/ui/src}/**/texts/tr.po", { cwd: root });

const turkish = new Map(
  catalogs.flatMap((file) => readCatalog(readFileSync(join(root, file), "utf8"))),
);

/** Translates an English interface text; throws when the catalogs do not contain it. */
export function translate(locale: Locale, english: string): string {
  if (locale === "en") return english;
  const translation = turkish.get(english);
  if (!translation) throw new Error(`No Turkish catalog contains "${english}".`);
  return translation;
}

/** Returns the address prefix of a locale. */
export function prefixOf(locale: Locale): "" | "/tr" {
  return locale === "tr" ? "/tr" : "";
}

function readCatalog(source: string): readonly (readonly [english: string, turkish: string])[] {
  return source.split(/\n\n+/).flatMap((entry) => {
    const english = readField(entry, "msgid");
    const translation = readField(entry, "msgstr");
    // A text with a context repeats another one that is translated differently.
    const isPlain = readField(entry, "msgctxt") === "";
    return english && translation && isPlain ? [[english, translation] as const] : [];
  });
}

function readField(entry: string, name: "msgctxt" | "msgid" | "msgstr"): string {
  const lines = new RegExp(`^${name} (".*"(?:\\n".*")*)`, "m").exec(entry)?.[1] ?? '""';
  return lines
    .split("\n")
    .map((line) => JSON.parse(line) as string)
    .join("");
}
