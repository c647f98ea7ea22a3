import { findMailboxNote, findMailboxPath } from "#mail/mailbox-access.ts";
import { StartError } from "#errors/start-error.ts";
import { startServer } from "#start/start-server.ts";
import { stopOnSignals } from "#start/stop-on-signals.ts";
import { ConfigError, parseConfig } from "./config.ts";

try {
  const config = parseConfig(process.env);
  const starting = startServer(config);
  stopOnSignals(async () => (await starting).stop());
  const { publicUrl } = await starting;
  const [mailbox, note] = [findMailboxPath(config), findMailboxNote(config)];
  console.log(`Tessera: ${publicUrl}`);
  if (mailbox) console.log(`Mail:    ${publicUrl}${mailbox}`);
  if (note) console.log(note);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
