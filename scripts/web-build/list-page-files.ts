import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { localeOf } from "../../apps/web/app/navigation/localized-path.ts";
import { findRoute } from "../../apps/web/app/navigation/routes.ts";
import type { PageFiles } from "../../apps/web/app/built-page/built-page.ts";

const entry = "app/entry.client.tsx";
/** The screen of the editor that needs no texts of later parts. */
const firstScreen = "colors";

/** Lists the files that a page needs first, in the order of their imports. */
export function listPageFiles(client: string, manifest: Manifest, path: string): PageFiles {
  const seen = new Set<string>();
  const found = [entry, ...listSources(manifest, path)]
    .flatMap((source) => listChunks(manifest, source, seen))
    .flatMap((name) => manifest[name] ?? []);
  const styles = [...new Set(found.flatMap(({ css = [] }) => css))];
  return {
    entry: `/${manifest[entry]?.file ?? ""}`,
    modules: found.map(({ file }) => `/${file}`),
    styles: styles.map((file) => ({
      href: `/${file}`,
      text: readFileSync(join(client, file), "utf8"),
    })),
  };
}

/** Lists the sources that an address loads besides the entry: its texts, its pages and its screen. */
function listSources(manifest: Manifest, path: string): readonly string[] {
  const [, screen] = path.split("/design-system/");
  const screenFile = `/${screen?.replace("/css", "-format")}-screen.tsx`;
  const files = findRoute(path).files.map((file) => `app/${file}`);
  const locale = localeOf(path);
  const texts = [`/texts/${locale}.po`, `app/texts/${locale}.ts`];
  // The texts of an area are below its folder; those of all pages are in `app/texts`.
  const isLoaded = (source: string) => {
    const [, area = "texts", part] = /^app\/([^/]+)(\/later-parts)?\/texts\//.exec(source) ?? [];
    if (part && screen === firstScreen) return false;
    return area === "texts" || files.some((file) => file.startsWith(`app/${area}/`));
  };
  return [
    ...Object.keys(manifest).filter(
      (source) =>
        (texts.some((file) => source.endsWith(file)) && isLoaded(source)) ||
        (screen && source.endsWith(screenFile)),
    ),
    ...files,
  ];
}

/** Lists a chunk after the chunks that it imports; chunks may import each other. */
function listChunks(manifest: Manifest, name: string, seen: Set<string>): readonly string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no file for "${name}".`);
  return [...(chunk.imports ?? []).flatMap((part) => listChunks(manifest, part, seen)), name];
}
