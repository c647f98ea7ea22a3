import { retryLater } from "#errors/api-error.ts";

/** An editor saves one after the other; more at once come from a script or a fault. */
const mostAtOnce = 4;

/** Counts the writes of one user to one project that run or wait, so that one account cannot fill the queue. */
export class ConcurrentWrites {
  readonly #running = new Map<string, number>();

  /** Runs `work`; throws `tooMany` while four others of the same user and project run or wait. */
  async run<Result>(
    userId: string,
    projectId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const key = `${userId} ${projectId}`;
    const running = this.#running.get(key) ?? 0;
    if (running >= mostAtOnce) throw retryLater("tooMany", 1);
    this.#running.set(key, running + 1);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  #leave(key: string): void {
    const others = (this.#running.get(key) ?? 1) - 1;
    if (others === 0) this.#running.delete(key);
    else this.#running.set(key, others);
  }
}
