export { ConfigError, parseConfig, type Config } from "./config.ts";
export { changeAsOwner } from "./database/change-as-owner.ts";
export { setPlan } from "./database/set-plan.ts";
export { requireFreePort } from "./start/free-port.ts";
export { findMailboxNote, mayReadMailbox } from "./mail/mailbox-access.ts";
export { StartError } from "./errors/start-error.ts";
