import { needsOrganizationHeader, organizationHeader } from "@tessera/contract";
import type { BadInput } from "./bad-input.ts";
import { findOperation } from "./find-operation.ts";

/** Returns the headers that a call needs before its input is checked. */
export function usualHeadersOf(
  row: BadInput,
  caller: Readonly<Record<string, string>>,
  organizationId: string,
): Readonly<Record<string, string>> {
  const operation = findOperation(row);
  if (operation === undefined) return caller;
  const isHeaderNeeded = needsOrganizationHeader(operation);
  return {
    ...caller,
    ...(isHeaderNeeded && { [organizationHeader]: organizationId }),
    ...(operation.revision === "required" && { "if-match": "*" }),
  };
}
