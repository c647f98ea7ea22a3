import { retryLater } from "#errors/api-error.ts";

/** Counts what each key has under way, and refuses what is beyond its share. */
export class Share {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one place of a key; throws `tooMany` when none is left. Returns the function that gives it back. */
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
