import { createRetryError } from "#errors/api-error.ts";
import { translateError } from "#errors/translate-error.ts";

/** The longest wait of a call for the database. */
const usualWaitMs = 1_500;

/** The callbacks that start or refuse waiting work. */
type Turn = { readonly resolve: () => void; readonly reject: (error: unknown) => void };

/**
 * Runs work of the same key one after the other, in order of arrival. Calls that change the same
 * rows wait here and not in the database, where each would occupy a connection of the pool.
 */
export class Turns {
  readonly #longestWaitMs: number;
  /** The waiting work by key; a key is present while its work runs. */
  readonly #waiting = new Map<string, Turn[]>();

  constructor(longestWaitMs = usualWaitMs) {
    this.#longestWaitMs = longestWaitMs;
  }

  /**
   * Runs `work` once all earlier work of the key has ended; throws `unavailable` after too long a wait. Work
   * that finds the database unavailable fails all waiting work too, so that no call waits twice.
   */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.#take(key);
    try {
      return await work();
    } catch (error) {
      if (translateError(error).code === "unavailable") this.#failWaiting(key, error);
      throw error;
    } finally {
      this.#pass(key);
    }
  }

  #take(key: string): Promise<void> {
    const queue = this.#waiting.get(key);
    if (queue === undefined) {
      this.#waiting.set(key, []);
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(turn), 1);
      reject(createRetryError("unavailable", 1));
    }, this.#longestWaitMs);
    const turn = { resolve, reject };
    queue.push(turn);
    return promise.finally(() => clearTimeout(timer));
  }

  #pass(key: string): void {
    const next = this.#waiting.get(key)?.shift();
    if (next) next.resolve();
    else this.#waiting.delete(key);
  }

  #failWaiting(key: string, error: unknown): void {
    for (const turn of this.#waiting.get(key)?.splice(0) ?? []) turn.reject(error);
  }
}
