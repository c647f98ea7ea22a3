import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A request that must do no harm, and its allowed statuses. */
export type BadInput = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Added to the headers of every request; null removes one of them. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: unknown;
  readonly rawBody?: string;
  /** A body that is too large to be stored in the file. */
  readonly gen?: {
    readonly kind: "json-array-field";
    readonly field: string;
    readonly items: number;
  };
  readonly expectStatus: readonly number[];
  readonly why: string;
  /** The reason for a change of the row. */
  readonly note?: string;
  /** The missing part of the product that the row needs. */
  readonly waitsFor?: string;
};

/** Every bad input, from the JSON lines beside this file. */
export function readBadInputs(): readonly BadInput[] {
  const text = readFileSync(join(import.meta.dirname, "bad-inputs.jsonl"), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as BadInput);
}

/** Returns the body of a bad input as it is sent; undefined when it has none. */
export function printBody({ body, rawBody, gen }: BadInput): string | undefined {
  if (gen) return JSON.stringify({ [gen.field]: Array.from({ length: gen.items }, () => 0) });
  return rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
}
