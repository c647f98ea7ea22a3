import { retryLater } from "#errors/api-error.ts";

/** As long as a call waits for the database. */
const usualWaitMs = 1_500;

/**
 * Runs work of the same key one after the other, in the order that it came. Calls that change the same
 * rows wait here, and not in the database, where each would hold a connection of the pool.
 */
export class Turns {
  readonly #longestWaitMs: number;
  /** The work that waits, by key; a key is present while its work runs. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(longestWaitMs = usualWaitMs) {
    this.#longestWaitMs = longestWaitMs;
  }

  /** Runs `work` once all earlier work of the key has ended; throws `unavailable` after too long a wait. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.#take(key);
    try {
      return await work();
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
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(start), 1);
      reject(retryLater("unavailable", 1));
    }, this.#longestWaitMs);
    queue.push(start);
    return promise;
  }

  #pass(key: string): void {
    const next = this.#waiting.get(key)?.shift();
    if (next) next();
    else this.#waiting.delete(key);
  }
}
