import { retryLater } from "#errors/api-error.ts";

/** Counts the calls in progress of each key, and refuses those beyond a limit. */
export class Share {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Acquires a slot of a key and returns the function that releases it; throws `tooMany` when none is free. */
  take(key: string): () => void {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) throw retryLater("tooMany", 1);
    this.#taken.set(key, taken + 1);
    let isBack = false;
    return () => {
      if (!isBack) this.#giveBack(key);
      isBack = true;
    };
  }

  #giveBack(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left === 0) this.#taken.delete(key);
    else this.#taken.set(key, left);
  }
}
