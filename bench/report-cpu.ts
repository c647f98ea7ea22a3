// Preloaded into a measured server: reports the processor time of its process on its own port.
import { createServer } from "node:http";

createServer((_, response) => response.end(JSON.stringify(process.cpuUsage())))
  .listen(Number(process.env["TESSERA_CPU_PORT"]), "127.0.0.1")
  .unref();
