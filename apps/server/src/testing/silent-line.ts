import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A way to the test cluster that can fall silent, as one behind a broken network does: nothing comes, and nothing ends. */
export type Line = {
  readonly url: string;
  fallSilent(): void;
  speak(): void;
  close(): void;
};

const socketName = ".s.PGSQL.5432";

/** Sends on what comes from a server to a client. */
type Carry = (far: Socket, near: Socket) => void;

/** Opens a line to a database that is reached by a socket in a folder. */
export async function openLine(
  databaseUrl: string,
  carry: Carry = (far, near) => void far.pipe(near),
): Promise<Line> {
  const [base, host = ""] = databaseUrl.split("?host=");
  const folder = mkdtempSync(join(tmpdir(), "tessera-line-"));
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = createConnection(join(decodeURIComponent(host), socketName));
    for (const socket of [near, far]) sockets.push(socket.on("error", () => undefined));
    near.pipe(far);
    carry(far, near);
  }).listen(join(folder, socketName));
  await once(server, "listening");
  return {
    url: `${base}?host=${encodeURIComponent(folder)}`,
    fallSilent: () => sockets.forEach((socket) => socket.pause()),
    speak: () => sockets.forEach((socket) => socket.resume()),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
