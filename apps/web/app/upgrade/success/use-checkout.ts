import type { Checkout } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "#api-client/call.ts";
import { ApiError } from "#http/api-error.ts";
import { findProvider } from "#upgrade/create-checkout.ts";

const pollMs = 3_000;

/**
 * What is known of a checkout: nothing was begun, it is unknown, the provider has not confirmed it,
 * it can no longer be paid, the question failed, or Pro is on.
 */
type CheckoutStage = "none" | "unknown" | "waiting" | "expired" | "failed" | "done";

/** The checkout of the address. */
export type CheckoutState = {
  readonly stage: CheckoutStage;
  readonly id: string;
  readonly organizationId: string | undefined;
  /** How often the provider was asked. */
  readonly asked: number;
  readonly failure: Error | null;
  readonly ask: () => void;
};

/** Reads a checkout every three seconds until it is decided; only with an id, and a failure ends it. */
export function useCheckout(id: string): CheckoutState {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["checkout", id],
    queryFn: async ({ signal }) => {
      const params = await findProvider();
      const query = { checkout_id: id };
      return (await call("getCheckout", { params, query, signal })).data;
    },
    enabled: id !== "",
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      stageOf(id, state.data, state.error) === "waiting" ? pollMs : false,
  });
  return {
    stage: stageOf(id, data, error),
    id,
    organizationId: data?.organizationId,
    asked: Math.floor(dataUpdatedAt / pollMs),
    failure: error,
    ask: () => void refetch(),
  };
}

function stageOf(id: string, checkout: Checkout | undefined, failure: Error | null): CheckoutStage {
  if (id === "") return "none";
  if (failure) return failure instanceof ApiError && failure.status === 404 ? "unknown" : "failed";
  if (checkout?.status === "completed" && checkout.plan === "pro") return "done";
  return checkout?.status === "expired" ? "expired" : "waiting";
}
