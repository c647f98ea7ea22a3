import { apiPrefix, operations, type Operation } from "@tessera/contract";
import type { BadInput } from "./bad-input.ts";

/** Finds the operation of a bad input; undefined when no operation has its address. */
export function findOperation({
  method,
  path,
}: Pick<BadInput, "method" | "path">): Operation | undefined {
  const requested = path.slice(apiPrefix.length).split("?", 1)[0] ?? "";
  const all: readonly Operation[] = Object.values(operations);
  return all.find((one) => one.method === method && matchesPath(one.path, requested));
}

function matchesPath(path: string, requested: string): boolean {
  const parts = path.split("/");
  const given = requested.split("/");
  return (
    parts.length === given.length &&
    parts.every((part, at) => part.startsWith(":") || part === given[at])
  );
}
