import type { TemplateFile } from "../load-template.ts";
import { printHtml } from "./print-html.ts";
import { componentNameOf, printReact } from "./print-react.ts";

/** A file of the code of a template. */
export type CodeFile = { readonly name: string; readonly text: string };

/** What the code of a template is printed from. */
export type CodeSource = {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly file: TemplateFile;
  readonly sharedCss: string;
  /** The CSS export of the design system. */
  readonly tokensCss: string;
};

/** The form of the code of a template. */
export type CodeForm = "html" | "react";

/** Lists the files of the code of a template: its markup first, then its style sheets. */
export function listCodeFiles(form: CodeForm, source: CodeSource): readonly CodeFile[] {
  const { id, title, locale, file, sharedCss, tokensCss } = source;
  const styles: readonly CodeFile[] = [
    { name: "tokens.css", text: tokensCss },
    { name: "base.css", text: pageCss + sharedCss },
    { name: `${id}.css`, text: file.css },
  ];
  const names = styles.map(({ name }) => name);
  const markup =
    form === "html"
      ? { name: `${id}.html`, text: printHtml(file.screen, { title, locale, styles: names }) }
      : { name: `${id}.tsx`, text: printReact(file.screen, componentNameOf(id), names) };
  return [markup, ...styles];
}

/** The rule of the page, which the preview has around its templates. */
const pageCss = `body {
  margin: 0;
}

`;
