import { createServer } from "node:net";
import { StartError } from "#errors/start-error.ts";

const firstPort = 3000;
const mostTried = 100;

/** Finds the port to listen on: the configured one if it is free, else the next free one from 3000. */
export async function requireFreePort(named: number | undefined, host: string): Promise<number> {
  if (named !== undefined) {
    if (await isFree(named, host)) return named;
    throw createTakenPortError(named);
  }
  for (let port = firstPort; port < firstPort + mostTried; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new StartError(
    `No port from ${firstPort} to ${firstPort + mostTried - 1} is free. Name one: PORT=8080 npm start`,
  );
}

/** Creates the error for a configured port that is in use. */
export function createTakenPortError(port: number): StartError {
  return new StartError(
    `Port ${port} is taken. Stop what listens there, or name another one: PORT=${port + 1} npm start`,
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(createListenError(port, host, error)),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function createListenError(
  port: number,
  host: string,
  { code }: NodeJS.ErrnoException,
): StartError {
  return new StartError(
    `Tessera cannot listen on ${host}, port ${port} (${code}). Name another HOST or PORT.`,
  );
}
