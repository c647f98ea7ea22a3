import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { SandboxBank } from "./sandbox-bank.ts";
import { SandboxOutbox } from "./sandbox-outbox.ts";
import type { SandboxState } from "./sandbox-state.ts";
import { forgetBuyer, type DeletedBuyer } from "./forget-buyer.ts";
import { createCreemPrinter, type CreemPrinter } from "./print-creem.ts";

/** The settings of a sandbox. */
export type SandboxSettings = {
  readonly webhookSecret: string;
  readonly apiKey: string;
  /** The address of the sandbox's pages for a browser. */
  readonly origin: () => string;
  /** The address that receives webhooks. */
  readonly webhookAddress: () => string | undefined;
  /** The file of its state; without one it forgets everything when it stops. */
  readonly file: string | undefined;
};

/** A fault of the next call of the API. */
type CallFault = {
  /** A part of the path of the call. */
  readonly path: string;
  /** `before` answers an error without the call's effect, `after` with it. */
  readonly when: "before" | "after";
};

/** A payment provider on this machine that speaks Creem's shapes; no money moves. */
export type Sandbox = {
  readonly settings: SandboxSettings;
  readonly bank: SandboxBank;
  readonly outbox: SandboxOutbox;
  readonly print: CreemPrinter;
  /** The faults of the next calls, in their order. */
  readonly faults: CallFault[];
  /** Stores the state. */
  save(): void;
  /** Removes a person from the state, and stores it. */
  forget(buyer: DeletedBuyer): void;
};

/** Creates a sandbox, with the state of its file. */
export function createSandbox(settings: SandboxSettings): Sandbox {
  const { webhookSecret: secret, webhookAddress: address, file } = settings;
  const outbox = new SandboxOutbox({ secret, address });
  const bank: SandboxBank = new SandboxBank(
    file === undefined ? undefined : readState(file),
    (event) => outbox.add(event.type, print.object(event), bank.now()),
  );
  const print: CreemPrinter = createCreemPrinter(bank, settings.origin);
  const save = () => {
    if (file !== undefined) writeState(file, bank.state);
  };
  return {
    settings,
    bank,
    outbox,
    print,
    faults: [],
    save,
    forget: (buyer) => {
      forgetBuyer(bank.state, buyer);
      save();
    },
  };
}

function readState(file: string): SandboxState | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SandboxState;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Replaces the file at once, so that a stop in between leaves the former one. */
function writeState(file: string, state: SandboxState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
