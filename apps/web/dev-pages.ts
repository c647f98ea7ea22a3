import type { Connect, Plugin, ViteDevServer } from "vite";
import type { PageRenderer } from "./app/built-page/built-page.ts";

const renderer = "/app/entry.server.tsx";
const files = { entry: "/app/entry.client.tsx", modules: [], styles: [] };

/** Renders the pages of the development server as the build does. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    configureServer: (server) => () => {
      server.middlewares.use(({ originalUrl = "/" }, response, next: Connect.NextFunction) => {
        renderPage(server, originalUrl).then((html) => {
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(html);
        }, next);
      });
    },
  };
}

async function renderPage(server: ViteDevServer, url: string): Promise<string> {
  const { renderPage: render } = (await server.ssrLoadModule(renderer)) as PageRenderer;
  const { html } = await render(new URL(url, "http://localhost").pathname, files);
  return server.transformIndexHtml(url, html);
}
