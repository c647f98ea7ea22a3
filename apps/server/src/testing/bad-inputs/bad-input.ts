import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One request that must not succeed in doing harm, and the statuses that it may be answered with. */
export type BadInput = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Beside those that every request has; null takes one of them away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: unknown;
  readonly rawBody?: string;
  /** A body too large to be written down. */
  readonly gen?: {
    readonly kind: "json-array-field";
    readonly field: string;
    readonly items: number;
  };
  readonly expectStatus: readonly number[];
  readonly why: string;
  /** Why the row is not as it was first written. */
  readonly note?: string;
  /** The part of the product whose calls it needs, while that is not there. */
  readonly waitsFor?: string;
};

/** Every bad input, from the file beside this one. */
export function readBadInputs(): readonly BadInput[] {
  const text = readFileSync(join(import.meta.dirname, "bad-inputs.jsonl"), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as BadInput);
}

/** The body of a bad input as it is sent; undefined where it has none. */
export function printBody({ body, rawBody, gen }: BadInput): string | undefined {
  if (gen) return JSON.stringify({ [gen.field]: Array.from({ length: gen.items }, () => 0) });
  return rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
}
