// Preloaded into a server that is measured: tells on a port of its own how much of the processor its process has used.
import { createServer } from "node:http";

createServer((_, response) => response.end(JSON.stringify(process.cpuUsage())))
  .listen(Number(process.env["TESSERA_CPU_PORT"]), "127.0.0.1")
  .unref();
