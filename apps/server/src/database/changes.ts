import pg from "pg";
import { makeUuid } from "#ids/uuid.ts";
import type { Database } from "./database.ts";

/** The id of the row that has changed; undefined where any may have. */
type Told = string | undefined;

/** A message of our own, on its way around. */
type Proof = {
  readonly text: string;
  readonly askedAtMs: number;
  /** Ends the wait for it. */
  readonly settle: (isHeard: boolean) => void;
};

const channel = "tessera_changes";
const proofPrefix = "proof ";
/** A sign-in that ends is over everywhere within a second; for this much of it an answer may rest on what was heard. */
const currentMs = 500;
const renewalMs = 200;
const timeoutMs = 1_000;
/** How long a connection that never heard a proof, as behind a pooler of transactions, is not tried again. */
const deafMs = 10_000;

/**
 * What is heard of changed sessions, members, organizations and projects, whichever process changed them. Whoever keeps
 * what rests on such rows lets go of it when it is told so, and uses it only while what is heard is current.
 */
export class Changes {
  readonly #url: string;
  readonly #database: Pick<Database, "notify">;
  readonly #onLost: (error: Error) => void;
  readonly #listeners = new Set<(told: Told) => void>();
  #count = 0;
  #client: pg.Client | undefined;
  #proving: Promise<void> | undefined;
  #proof: Proof | undefined;
  #provenAtMs = -Infinity;
  #doubtedAtMs = -Infinity;
  #retryAtMs = -Infinity;

  /** Listens at an address, to which the database leads too. */
  constructor(url: string, database: Pick<Database, "notify">, onLost: (error: Error) => void) {
    this.#url = url;
    this.#database = database;
    this.#onLost = onLost;
  }

  /** How often something was told so far: what was read keeps its worth while this stays the same. */
  get count(): number {
    return this.#count;
  }

  /** Calls a listener with every change from now on, until the function that it gives is called. */
  onTold(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Whether everything was told that was committed before the last doubt, or half a second ago. Asking keeps it so:
   * a server that nobody asks listens to nothing.
   */
  isCurrent(): boolean {
    const nowMs = performance.now();
    const isProven = this.#provenAtMs > this.#doubtedAtMs;
    if (!isProven || nowMs - this.#provenAtMs > renewalMs) this.#prove(nowMs);
    return isProven && nowMs - this.#provenAtMs < currentMs;
  }

  /** Makes nothing current until everything that is committed by now has been told. */
  doubt(): void {
    this.#doubtedAtMs = performance.now();
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.#retryAtMs = Infinity;
    this.#proof?.settle(false);
    await this.#proving;
    await this.#client?.end();
  }

  #prove(nowMs: number): void {
    if (this.#proving || nowMs < this.#retryAtMs) return;
    this.#proving = this.#askForProof()
      .catch(() => {
        this.#retryAtMs = Math.max(this.#retryAtMs, performance.now() + renewalMs);
      })
      .finally(() => (this.#proving = undefined));
  }

  /**
   * Commits are told in their order: once a message of our own has come around, so has everything before it. It is sent
   * as all others are, over another connection: a pooler that loses those would still give one its own.
   */
  async #askForProof(): Promise<void> {
    this.#client ??= await this.#connect();
    const client = this.#client;
    const { promise, resolve: settle } = Promise.withResolvers<boolean>();
    const proof = { text: proofPrefix + makeUuid(), askedAtMs: performance.now(), settle };
    this.#proof = proof;
    await this.#database.notify(channel, proof.text);
    const timer = setTimeout(settle, timeoutMs, false);
    if (!(await promise)) this.#lose(client, new Error("No change is heard of over LISTEN."));
    clearTimeout(timer);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "tessera-changes",
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client, new Error("Connection terminated")));
    client.on("notification", ({ payload = "" }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      leave(client);
      throw error;
    }
    // Nobody listened until now.
    this.#tell(undefined);
    return client;
  }

  #hear(payload: string): void {
    if (!payload.startsWith(proofPrefix)) this.#tell(payload);
    if (payload !== this.#proof?.text) return;
    this.#provenAtMs = this.#proof.askedAtMs;
    this.#proof.settle(true);
  }

  #tell(told: Told): void {
    this.#count++;
    for (const listener of this.#listeners) listener(told);
  }

  #lose(client: pg.Client | undefined, error: Error): void {
    const nowMs = performance.now();
    // A connection that is closed by us, or whose loss is known.
    if (client !== this.#client || nowMs < this.#retryAtMs) return;
    const isDeaf = client !== undefined && this.#provenAtMs === -Infinity;
    this.#client = undefined;
    this.#provenAtMs = -Infinity;
    this.#retryAtMs = nowMs + (isDeaf ? deafMs : renewalMs);
    this.#proof?.settle(false);
    this.#tell(undefined);
    if (client === undefined) return;
    this.#onLost(error);
    leave(client);
  }
}

function leave(client: pg.Client): void {
  client.end().catch(() => undefined);
}
