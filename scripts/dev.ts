// npm run dev: one address with Vite's hot reload for the web, and the server behind it, started again when one of its sources changes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createServer } from "vite";

const root = join(import.meta.dirname, "..");
const webFolder = join(root, "apps/web");
const port = Number(process.env["PORT"] ?? 3000);
const serverPort = port + 1;
const publicUrl = (process.env["PUBLIC_URL"] ??= `http://localhost:${port}`);
process.env["NODE_ENV"] = "development";

const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")],
  {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(serverPort) },
  },
);

// The web's plugins look for their configuration where they run.
process.chdir(webFolder);
const served = ["/api", "/dev", "/health", "/ready"];
const web = await createServer({
  root: webFolder,
  configFile: join(webFolder, "vite.config.ts"),
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, `http://localhost:${serverPort}`])),
  },
});
await web.listen();
console.log(`Tessera, reloading: ${publicUrl}`);

process.on("SIGINT", stop);
process.on("SIGTERM", stop);

function stop(): void {
  // Ctrl-C reaches the server too; asking it again is harmless, and TERM reaches only us.
  server.kill("SIGTERM");
  void Promise.all([web.close(), once(server, "exit")]).then(() => process.exit(0));
}
