import type { ReadableFile, ReadProblem } from "./read-mode.ts";

type Fault = Pick<ReadProblem, "names" | "reason"> & { readonly at: number };

/** An error that ends the reading of files, at an offset in one of them. */
class UnreadableError extends SyntaxError {
  readonly source: Source;
  readonly at: number;

  constructor(source: Source, at: number, reason: string) {
    super(reason);
    this.source = source;
    this.at = at;
  }
}

/** A file that is being read, and the problems found in it. Places are offsets in its text. */
export class Source implements ReadableFile {
  readonly path: string;
  readonly text: string;
  readonly #faults = new Map<string, Fault>();

  constructor({ path, text }: ReadableFile) {
    this.path = path;
    this.text = text;
  }

  /** Records that a part of the file with some names is not read. */
  refuse(at: number, names: readonly string[], reason: string): void {
    this.#faults.set(`${at} ${reason}`, { at, names, reason });
  }

  /** Returns what a function reads; records a SyntaxError of it and returns undefined. */
  attempt<Read>(at: number, names: readonly string[], read: () => Read): Read | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      if (error instanceof UnreadableError) error.source.refuse(error.at, names, error.message);
      else this.refuse(at, names, error.message);
      return undefined;
    }
  }

  /** Returns what a function reads; a SyntaxError of it ends the reading at a place. */
  require<Read>(at: number, read: () => Read): Read {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SyntaxError) || error instanceof UnreadableError) throw error;
      return this.fail(at, error.message);
    }
  }

  /** Ends the reading of the files. */
  fail(at: number, reason: string): never {
    throw new UnreadableError(this, at, reason);
  }

  hasProblems(): boolean {
    return this.#faults.size > 0;
  }

  /** Lists the problems in the order of their lines, each once. */
  listProblems(): readonly ReadProblem[] {
    const problems: ReadProblem[] = [];
    let line = 1;
    let end = this.text.indexOf("\n");
    const faults = [...this.#faults.values()].toSorted((a, b) => a.at - b.at);
    for (const { at, names, reason } of faults) {
      while (end >= 0 && end < at) {
        line += 1;
        end = this.text.indexOf("\n", end + 1);
      }
      problems.push({ path: this.path, line, names, reason });
    }
    return problems;
  }
}
