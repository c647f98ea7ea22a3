import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { getConfig } from "./get-config.ts";

/** Adds the operations about the service itself. */
export function implementService(implement: Implement): void {
  implement(operations.getConfig, getConfig);
}
