import { use } from "react";
import { useLocation } from "#navigation/router.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { BuiltPageContext, type PageFiles } from "./built-page.ts";
import { findStart, listEarlyScripts, type Start as When } from "#early-scripts/early-scripts.ts";

/** Renders the styles and the scripts of a built page into its head; nothing in the browser. */
export function BuiltFiles() {
  const built = use(BuiltPageContext);
  const path = withoutLocale(useLocation().pathname);
  // The browser's code omits the rest.
  if (!import.meta.env.SSR || !built) return null;
  return (
    <>
      <InlineStyles styles={built.files.styles} />
      {listEarlyScripts(path).map((text) => (
        <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <Start files={built.files} when={findStart(path)} />
    </>
  );
}

// The types of React omit this attribute of links.
const disabled = { disabled: true };

/**
 * Writes the style sheets into the page, because the first paint waits for them. The disabled links,
 * which load nothing, keep the bundler from requesting the same files when their modules load.
 */
function InlineStyles({ styles }: Pick<PageFiles, "styles">) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: printStyles(styles) }} />
      {styles.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} {...disabled} />
      ))}
    </>
  );
}

/** Loads the application; a public page has its files in a template until the loader adds them. */
function Start({ files, when }: { readonly files: PageFiles; readonly when: When }) {
  if (when === "never") return null;
  if (when !== "at-once") {
    const preloads = files.modules.map((href) => `<link rel="modulepreload" href="${href}">`);
    const __html = `${preloads.join("")}<script type="module" src="${files.entry}"></script>`;
    return <template id="start" data-when={when} dangerouslySetInnerHTML={{ __html }} />;
  }
  return (
    <>
      {/* The early reads are sent first: they are short, and each waits for the one before. */}
      {files.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="module" src={files.entry} />
    </>
  );
}

/** Prints the style sheets of a page as one text, which the content security policy allows by its hash. */
export function printStyles(styles: PageFiles["styles"]): string {
  return styles.map(({ text }) => text).join("");
}
