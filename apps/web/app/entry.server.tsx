import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { loadTexts } from "#texts/catalog.ts";

await Promise.all([loadTexts("en"), loadTexts("tr")]);

/** Renders a page at build time, whole: nothing is streamed to anybody. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (failure) => void failures.push(failure),
  });
  await body.allReady;
  if (failures.length > 0) throw failures[0];
  headers.set("content-type", "text/html");
  return new Response(body, { status, headers });
}
