import type { Locale } from "@tessera/contract";
import { loadOnce, type LoadedOnce } from "@tessera/ui";
import type { MarkupElement } from "./markup/markup.ts";

declare const __TEMPLATE_FILES__: string;

/** A template in one language, as the build prints it. */
export type TemplateFile = { readonly css: string; readonly screen: MarkupElement };

/** The style sheet that all templates share. */
export type SharedFile = { readonly css: string };

/** How often each template uses each custom property, by their names. */
export type UsesFile = Readonly<Record<string, Readonly<Record<string, number>>>>;

const files = new Map<string, LoadedOnce<object>>();

/** Returns a template in one language, which loads at its first request. */
export function templateFile(id: string, locale: Locale): LoadedOnce<TemplateFile> {
  return fileOf<TemplateFile>(`${id}.${locale}`);
}

/** Returns the file that all templates share, which loads at its first request. */
export function sharedFile(): LoadedOnce<SharedFile> {
  return fileOf<SharedFile>("shared");
}

/** Returns which tokens the templates use, which loads at its first request. */
export function usesFile(): LoadedOnce<UsesFile> {
  return fileOf<UsesFile>("uses");
}

/** The files are data and not code, so that a page executes nothing to have them. */
function fileOf<File extends object>(name: string): LoadedOnce<File> {
  const known = files.get(name) as LoadedOnce<File> | undefined;
  if (known) return known;
  const file = loadOnce<File>(async () => {
    const response = await fetch(`${__TEMPLATE_FILES__}/${name}.json`);
    if (!response.ok) throw new Error(`The template file ${name} answered ${response.status}.`);
    return (await response.json()) as File;
  });
  files.set(name, file);
  return file;
}
