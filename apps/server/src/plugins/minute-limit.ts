import { LRUCache } from "lru-cache";
import { createRetryError } from "#errors/api-error.ts";

const minuteMs = 60_000;
const mostKeys = 10_000;

/** Counts the calls of each key in its current minute, and refuses those beyond a limit. */
export class MinuteLimit {
  readonly #most: number;
  readonly #counts = new LRUCache<string, { calls: number }>({ max: mostKeys, ttl: minuteMs });

  constructor(most: number) {
    this.#most = Math.max(1, Math.round(most));
  }

  /** Counts a call; throws `tooMany` beyond the limit, until the minute of the key ends. */
  count(key: string): void {
    const counted = this.#counts.get(key) ?? { calls: 0 };
    if (counted.calls === 0) this.#counts.set(key, counted);
    counted.calls += 1;
    if (counted.calls <= this.#most) return;
    throw createRetryError("tooMany", this.#counts.getRemainingTTL(key) / 1000);
  }
}
