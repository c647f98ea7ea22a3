import { themeScript } from "@tessera/ui";
import { StrictMode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { Router } from "#navigation/router.tsx";
import { printStyles } from "#built-page/built-files.tsx";
import { listEarlyScripts } from "#early-scripts/early-scripts.ts";
import { FirstFrame } from "#first-frame/first-frame.tsx";
import { loadAllTexts } from "#first-frame/load-all-texts.ts";
import { withoutLocale } from "#navigation/localized-path.ts";
import { prerenderedPaths } from "#navigation/public-paths.ts";
import { BuiltPageContext, type PageFiles, type RenderedPage } from "#built-page/built-page.ts";
import { prepareAddress } from "./page-parts.tsx";
import { Document } from "./root.tsx";

await loadAllTexts();

/** Renders the page of an address; an address of the application gets its first frame. */
export async function renderPage(path: string, files: PageFiles): Promise<RenderedPage> {
  const frame = prerenderedPaths.includes(path) ? undefined : <FirstFrame />;
  if (!frame) await prepareAddress(path);
  const failures: unknown[] = [];
  const body = await renderToReadableStream(
    <StrictMode>
      <Router path={path}>
        <BuiltPageContext value={{ files, frame }}>
          <Document />
        </BuiltPageContext>
      </Router>
    </StrictMode>,
    {
      onError: (failure) => void failures.push(failure),
      // A part that is not in its place would need an inline script that moves it there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  await body.allReady;
  if (failures.length > 0) throw failures[0];
  return {
    html: await new Response(body).text(),
    scripts: [themeScript, ...listEarlyScripts(withoutLocale(path))],
    styles: [printStyles(files.styles)],
  };
}
