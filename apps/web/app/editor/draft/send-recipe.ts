import { revisionTag, type ProjectId } from "@tessera/contract";
import type { Design } from "@tessera/engine";
import { ApiError } from "#http/api-error.ts";
import { call } from "#api-client/call.ts";
import { NetworkError } from "#http/network-error.ts";
import type { SaveFailure } from "./draft-state.ts";
import type { SaveOutcome, SendRecipe } from "./draft-store.ts";
import { parseRecipeState } from "./parse-recipe-state.ts";

/**
 * Creates the function that saves a project's recipe through the API; it returns failures and never
 * throws.
 */
export function createRecipeSender(projectId: ProjectId): SendRecipe {
  return async function sendRecipe(design, revision) {
    try {
      return await putRecipe(projectId, design, revision);
    } catch (failure) {
      return readFailure(failure);
    }
  };
}

async function putRecipe(
  projectId: ProjectId,
  { recipe }: Design,
  revision: number,
): Promise<SaveOutcome> {
  const { data } = await call("updateRecipe", {
    params: { projectId },
    body: { recipe },
    ifMatch: revisionTag(revision),
  });
  const saved = parseRecipeState(data);
  return saved ? { kind: "saved", saved } : { kind: "failed", failure: { reason: "unavailable" } };
}

/** Reads the current state from the failure of a stale save; any other failure keeps the draft. */
function readFailure(failure: unknown): SaveOutcome {
  if (failure instanceof ApiError && failure.status === 412) {
    const theirs = parseRecipeState(failure.current);
    if (theirs) return { kind: "stale", theirs };
  }
  return { kind: "failed", failure: describeFailure(failure) };
}

function describeFailure(failure: unknown): SaveFailure {
  if (failure instanceof NetworkError) {
    return { reason: navigator.onLine ? "unavailable" : "offline" };
  }
  if (!(failure instanceof ApiError)) return { reason: "unavailable" };
  const isTemporary = failure.status >= 500 || failure.status === 429;
  return {
    reason: isTemporary ? "unavailable" : "refused",
    message: failure.message,
    ...(failure.code !== undefined && { code: failure.code }),
  };
}
