import type { Socket } from "node:net";
import { openLine, type Line } from "./silent-line.ts";

/** A way to the test cluster as over a pooler of transactions: what a server tells between two of them reaches nobody. */
export function openPooledLine(databaseUrl: string): Promise<Line> {
  return openLine(databaseUrl, dropBetweenTransactions);
}

function dropBetweenTransactions(far: Socket, near: Socket): void {
  let isLinked = true;
  let rest = Buffer.alloc(0);
  near.on("data", () => (isLinked = true));
  far.on("data", (chunk) => {
    rest = Buffer.concat([rest, Buffer.from(chunk)]);
    for (let end = endOf(rest); end <= rest.length; end = endOf(rest)) {
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      if (isLinked || !startsWith(message, "A")) near.write(message);
      // ReadyForQuery, outside of any transaction.
      if (startsWith(message, "Z") && message.at(-1) === "I".charCodeAt(0)) isLinked = false;
    }
  });
}

/** Where the first message ends: a letter, and a length that counts itself. Of less than a head, nothing is told. */
function endOf(bytes: Buffer): number {
  return bytes.length < 5 ? Infinity : 1 + bytes.readInt32BE(1);
}

function startsWith(message: Buffer, type: string): boolean {
  return message[0] === type.charCodeAt(0);
}
