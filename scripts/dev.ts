// npm run dev: Vite with hot reload in front of the server, which restarts when one of its sources changes.
import {
  ConfigError,
  findMailboxNote,
  mayReadMailbox,
  parseConfig,
  requireFreePort,
  StartError,
} from "@tessera/server";
import type { ViteDevServer } from "vite";
import { ServerProcess } from "./dev/server-process.ts";
import { serveWeb } from "./dev/web-server.ts";
import { findFreePort } from "./find-free-port.ts";

let web: ViteDevServer | undefined;
let server: ServerProcess | undefined;
let stopping: Promise<void> | undefined;

try {
  await start();
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  await stop(1);
}

async function start(): Promise<void> {
  process.env["NODE_ENV"] = "development";
  const config = parseConfig(process.env);
  const { port: named, host, publicUrl } = config;
  const port = await requireFreePort(named, host);
  const address = publicUrl ?? `http://localhost:${port}`;
  process.env["PUBLIC_URL"] = address;

  const serverPort = await findFreePort();
  web = await serveWeb({
    host,
    port,
    serverPort,
    onServerChange: () => server?.restart(),
    mayReadMailbox: (request) => mayReadMailbox(request, config),
  });
  server = new ServerProcess(serverPort);
  stopOnSignals();
  if (!(await server.isAnswering())) return stop(1);
  if (stopping) return;
  console.log(`Tessera, ready and reloading: ${address}`);
  const note = findMailboxNote(config);
  if (note) console.log(note);
}

function stopOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Vite's own listener would end this process before the server has ended.
    process.removeAllListeners(signal).on(signal, () => void stop(0));
  }
}

/** Stops everything; Ctrl-C reaches the server too, and a second signal is harmless. */
function stop(code: number): Promise<void> {
  stopping ??= Promise.allSettled([server?.end(), web?.close()]).then(() => process.exit(code));
  return stopping;
}
