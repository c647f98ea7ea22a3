import type { IncomingMessage } from "node:http";
import type { Config } from "#config.ts";
import { isLocalHost, isLoopback } from "./loopback.ts";

/** The path of the local mailbox. */
export const mailboxPath = "/dev/mail";

/** Returns the path of the mailbox; undefined when mail is really sent, and always in production. */
export function findMailboxPath(config: Config): string | undefined {
  return config.isProduction || config.smtpUrl !== undefined ? undefined : mailboxPath;
}

/** A proxy on this machine adds one of these to forwarded requests. */
const forwardingHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Returns whether a request may read the mailbox: it is from and to this machine, or all may. */
export function mayReadMailbox({ socket, headers }: IncomingMessage, config: Config): boolean {
  if (config.isMailboxOpen) return true;
  // A site whose name resolves to this machine still sends its own name.
  const name = headers.host?.replace(/:\d*$/, "") ?? "";
  const isForwarded = forwardingHeaders.some((header) => headers[header] !== undefined);
  return isLoopback(socket.remoteAddress) && isLocalHost(name) && !isForwarded;
}

/** Returns the terminal's note at the start about access to the mailbox; undefined for a usual start. */
export function findMailboxNote(config: Config): string | undefined {
  if (findMailboxPath(config) === undefined) return undefined;
  if (config.isMailboxOpen) {
    return "Warning: DEV_MAIL=open lets everyone who reaches this port read all mail and the codes in it.";
  }
  return isLocalHost(config.host)
    ? undefined
    : "The mailbox answers only on this machine, at localhost. DEV_MAIL=open opens it to everyone who reaches this port.";
}
