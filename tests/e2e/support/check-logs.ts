import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findSecrets } from "../../factories/find-secrets.ts";
import { readSeenSecrets } from "../../factories/seen-secrets.ts";

/** Fails the run when the log of the server or of its PostgreSQL contains a secret of the stories. */
export default async function checkLogs(): Promise<void> {
  const { TESSERA_E2E_LOG: serverLog, TESSERA_E2E_DATA: dataFolder = "" } = process.env;
  // A Tessera that ran before the stories writes its log elsewhere.
  if (serverLog === undefined) return;
  const seen = readSeenSecrets();
  const answered = await checkLog(serverLog, seen);
  if (answered === 0) throw new Error(`${serverLog} contains no answered call.`);
  await checkLog(join(dataFolder, "postgres/postgres.log"), seen);
}

/** Checks each line, and returns the number of answered calls. */
async function checkLog(file: string, seen: ReadonlySet<string>): Promise<number> {
  let answered = 0;
  const found = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.includes('"msg":"answered"')) answered += 1;
    for (const kind of findSecrets(line, seen)) if (!found.has(kind)) found.set(kind, line);
  }
  if (found.size === 0) return answered;
  const lines = [...found].map(([kind, line]) => `${kind}: ${line}`);
  throw new Error(`${file} contains secrets of the stories:\n${lines.join("\n")}`);
}
