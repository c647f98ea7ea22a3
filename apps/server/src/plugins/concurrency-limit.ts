import { createRetryError } from "#errors/api-error.ts";

/** Counts the calls in progress of each key, and refuses those beyond a limit. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #used = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Acquires a slot of a key and returns its release function; throws `tooMany` when none is free. */
  acquire(key: string): () => void {
    const used = this.#used.get(key) ?? 0;
    if (used >= this.#most) throw createRetryError("tooMany", 1);
    this.#used.set(key, used + 1);
    let isReleased = false;
    return () => {
      if (!isReleased) this.#release(key);
      isReleased = true;
    };
  }

  #release(key: string): void {
    const left = (this.#used.get(key) ?? 1) - 1;
    if (left === 0) this.#used.delete(key);
    else this.#used.set(key, left);
  }
}
