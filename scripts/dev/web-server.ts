import { type IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  createLogger,
  createServer,
  type Logger,
  type Plugin,
  type ProxyOptions,
  type ViteDevServer,
} from "vite";

const root = join(import.meta.dirname, "../..");
const webFolder = join(root, "apps/web");
const serverSources = ["apps/server/src", "packages/contract/src", "packages/engine/src"].map(
  (folder) => join(root, folder),
);
const served = ["/api", "/assets/avatars", "/assets/fonts", "/health", "/ready"];
const mailboxRoot = "/dev";
const retrySeconds = 2;

/**
 * The address of the web, the port of the server behind it, and the callback for a change of the
 * server's sources.
 */
export type WebOptions = {
  readonly host: string;
  readonly port: number;
  readonly serverPort: number;
  readonly onServerChange: () => void;
  /** The server sees every proxied request as a local one, so access to the mailbox is checked here. */
  readonly mayReadMailbox: (request: IncomingMessage) => boolean;
};

/** Serves the web with hot reload, and proxies the server's paths to it. */
export async function serveWeb(options: WebOptions): Promise<ViteDevServer> {
  const { host, port, serverPort, onServerChange, mayReadMailbox } = options;
  // The web's plugins read their configuration from the working directory.
  process.chdir(webFolder);
  const proxy = proxyTo(serverPort);
  const web = await createServer({
    root: webFolder,
    configFile: join(webFolder, "vite.config.ts"),
    plugins: [watchServer(onServerChange)],
    customLogger: createWebLogger(),
    server: {
      host,
      port,
      strictPort: true,
      proxy: {
        ...Object.fromEntries(served.map((path) => [path, proxy])),
        [mailboxRoot]: {
          ...proxy,
          bypass: (request) => (mayReadMailbox(request) ? undefined : false),
        },
      },
    },
  });
  return web.listen();
}

/** This is a plugin because Vite creates a new watcher when its configuration changes. */
function watchServer(onChange: () => void): Plugin {
  return {
    name: "watch-server",
    configureServer: ({ watcher }) => {
      watcher.add(serverSources).on("all", (_event, path) => {
        const isSource = serverSources.some((folder) => path.startsWith(folder));
        if (isSource && !path.endsWith(".test.ts")) onChange();
      });
    },
  };
}

/** While the server restarts, requests get a 503 with Retry-After. */
function proxyTo(port: number): ProxyOptions {
  return {
    target: `http://127.0.0.1:${port}`,
    changeOrigin: true,
    configure: (proxy) =>
      proxy.on("error", (error, _request, response) => {
        if (!isAway(error) || !(response instanceof ServerResponse) || response.headersSent) return;
        response.writeHead(503, {
          "retry-after": String(retrySeconds),
          "content-type": "text/plain",
        });
        response.end("The server is starting. Try again in a few seconds.\n");
      }),
  };
}

function createWebLogger(): Logger {
  const logger = createLogger();
  return {
    ...logger,
    error: (message, options) => {
      if (!isAway(options?.error)) logger.error(message, options);
    },
  };
}

function isAway(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ECONNREFUSED" || code === "ECONNRESET";
}
