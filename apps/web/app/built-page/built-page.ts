import { createContext, type ReactNode } from "react";

/** A style sheet of a page: its address and its text. */
type PageStyle = { readonly href: string; readonly text: string };

/** The files that a page needs first. */
export type PageFiles = {
  /** The module that starts the application. */
  readonly entry: string;
  /** The modules that are loaded ahead. */
  readonly modules: readonly string[];
  readonly styles: readonly PageStyle[];
};

/** A page that is being built: its files, and for an address of the application its first frame. */
export type BuiltPage = { readonly files: PageFiles; readonly frame?: ReactNode };

/** The page that is being built; undefined in the browser. */
export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined);

/** A page as HTML, and the texts of its inline scripts and styles. */
export type RenderedPage = {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** The module that renders pages, as the build and the development server load it. */
export type PageRenderer = {
  readonly renderPage: (path: string, files: PageFiles) => Promise<RenderedPage>;
};
