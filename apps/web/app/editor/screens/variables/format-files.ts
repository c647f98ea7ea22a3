import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatId } from "@tessera/engine";
import { css, json, program, scss, type CodeLanguage } from "#code/code-language.ts";

/** The language of a format's files, and the manual steps to use them; absent if there are none. */
type FormatFiles = { readonly language: CodeLanguage; readonly steps?: MessageDescriptor };

const formatFiles: Readonly<Record<FormatId, FormatFiles>> = {
  css: { language: css },
  scss: { language: scss },
  less: { language: scss },
  "tailwind-4": { language: css },
  shadcn: { language: css },
  figma: {
    language: json,
    steps: msg`In Figma, open the Variables panel. The part of each file name before the first dot is a collection: create the collections in the order listed, then import each file into its collection. Every file becomes a mode; its name comes from the file. Files of variables cannot contain text styles: create them in Figma and bind their properties to the variables in “font-family”, “font-size”, “font-weight” and “text”.`,
  },
  "tokens-studio": {
    language: json,
    steps: msg`In Figma, go to Plugins → Tokens Studio → Tools → Load from file or folder and choose tokens.json. Then choose a theme in each group and apply them with Styles & Variables → Export. A group becomes a collection of variables, and its themes become the modes. The tokens in “text” become text styles.`,
  },
  dtcg: { language: json },
  "style-dictionary": { language: json },
  typescript: { language: program },
  zip: { language: [] },
};
const byId: Readonly<Partial<Record<string, FormatFiles>>> = formatFiles;

/** Returns the language of a format's file: JSON by its name, else that of the format or its folder. */
export function codeLanguageOf(formatId: string, path: string): CodeLanguage {
  const [folder] = path.split("/", 1);
  if (path.endsWith(".json")) return json;
  return byId[path.includes("/") ? (folder ?? "") : formatId]?.language ?? [];
}

/** Returns the language of a format's usage example: data files are used from a program. */
export function snippetLanguageOf(formatId: string): CodeLanguage {
  const language = codeLanguageOf(formatId, "");
  return language === json ? program : language;
}

/** Returns the manual steps to use a format's files; undefined if it has none. */
export function describeSteps(formatId: string): MessageDescriptor | undefined {
  return byId[formatId]?.steps;
}
