import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { FirstFrame } from "#first-frame/first-frame.tsx";
import { listStyles, FilePreloads } from "#first-frame/frame-files.tsx";
import { loadAllTexts } from "#first-frame/load-all-texts.ts";
import { type ServedFrame, ServedFrameContext } from "#shell/served-frame.ts";

await loadAllTexts();

/** Renders a whole page at build time, without streaming. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const frame = context.isSpaMode ? frameOf(context) : undefined;
  const body = await renderToReadableStream(
    <ServedFrameContext value={frame}>
      <ServerRouter context={context} url={request.url} />
    </ServedFrameContext>,
    { onError: (failure) => void failures.push(failure) },
  );
  await body.allReady;
  if (failures.length > 0) throw failures[0];
  headers.set("content-type", "text/html");
  return new Response(body, { status, headers });
}

function frameOf(context: EntryContext): ServedFrame {
  const picture = (
    <FilePreloads context={context}>
      <FirstFrame />
    </FilePreloads>
  );
  return { picture, styles: listStyles(context) };
}
