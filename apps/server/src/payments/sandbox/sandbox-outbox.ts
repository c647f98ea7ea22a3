import { randomBytes } from "node:crypto";
import { creemSignatureHeader, signCreemWebhook } from "../creem/verify-creem-webhook.ts";

/** A webhook that was created; `body` is exactly what was signed. */
export type SandboxWebhook = {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly state: "waiting" | "delivered" | "failed" | "dropped";
};

/** How the next webhooks are delivered. */
export type DeliveryControls = {
  /** Sends each webhook this many times. */
  copies: number;
  delayMs: number;
  /** Drops this many of the next webhooks. */
  drops: number;
  /** Keeps webhooks until they are released. */
  isHeld: boolean;
};

type OutboxSettings = { readonly secret: string; readonly address: () => string | undefined };

const retryDelaysMs = [30_000, 60_000, 300_000, 3_600_000] as const;
const timeoutMs = 10_000;
const mostKept = 1_000;

/** Signs webhooks and delivers them over HTTP, with the retries of Creem. */
export class SandboxOutbox {
  readonly controls: DeliveryControls = { copies: 1, delayMs: 0, drops: 0, isHeld: false };
  readonly #settings: OutboxSettings;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #webhooks: SandboxWebhook[] = [];

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
  }

  /** Returns the webhooks so far, the oldest first. */
  get webhooks(): readonly SandboxWebhook[] {
    return this.#webhooks;
  }

  /** Adds a webhook and delivers it, unless the controls say otherwise. */
  add(type: string, object: object, createdAt: number): void {
    const id = `evt_${randomBytes(12).toString("base64url")}`;
    const body = JSON.stringify({ id, eventType: type, created_at: createdAt, object });
    const isDropped = this.controls.drops > 0;
    if (isDropped) this.controls.drops -= 1;
    this.#webhooks.push({ id, type, body, state: isDropped ? "dropped" : "waiting" });
    this.#webhooks = this.#webhooks.slice(-mostKept);
    if (isDropped || this.controls.isHeld) return;
    for (let copy = 0; copy < this.controls.copies; copy += 1) {
      this.#schedule(id, this.controls.delayMs, 0);
    }
  }

  /** Delivers one webhook now, also one that was delivered before, and returns the status of the answer. */
  async deliver(id: string): Promise<number> {
    const found = this.#webhooks.find((webhook) => webhook.id === id);
    const address = this.#settings.address();
    if (found === undefined || address === undefined) return 0;
    const status = await post(address, found.body, this.#settings.secret);
    this.#mark(id, status >= 200 && status < 300 ? "delivered" : "failed");
    return status;
  }

  /** Delivers the waiting webhooks, the newest first when they are to be out of order. */
  async release({ isReversed = false } = {}): Promise<void> {
    const waiting = this.#webhooks.filter(({ state }) => state === "waiting");
    for (const { id } of isReversed ? waiting.toReversed() : waiting) await this.deliver(id);
  }

  /** Resolves once every delivery that has started is answered. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Stops all retries. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #schedule(id: string, delayMs: number, attempt: number): void {
    if (delayMs === 0) return this.#start(id, attempt);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#start(id, attempt);
    }, delayMs);
    timer.unref();
    this.#timers.add(timer);
  }

  #start(id: string, attempt: number): void {
    const running = this.deliver(id).then((status) => {
      this.#running.delete(running);
      const retryMs = retryDelaysMs[attempt];
      const isDone = (status >= 200 && status < 300) || retryMs === undefined;
      if (!isDone) this.#schedule(id, retryMs, attempt + 1);
    });
    this.#running.add(running);
  }

  #mark(id: string, state: SandboxWebhook["state"]): void {
    this.#webhooks = this.#webhooks.map((one) => (one.id === id ? { ...one, state } : one));
  }
}

async function post(address: string, body: string, secret: string): Promise<number> {
  try {
    const signature = signCreemWebhook(body, secret);
    const headers = { "content-type": "application/json", [creemSignatureHeader]: signature };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { method: "POST", headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
