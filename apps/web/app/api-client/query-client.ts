import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#http/api-error.ts";

const retries = 2;

/**
 * Creates the query cache. Refusals are final; only lost connections and failing servers are
 * retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once instead of waiting silently.
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, failure) => failures < retries && mayPass(failure),
      },
      mutations: { networkMode: "always" },
    },
  });
}

function mayPass(failure: Error): boolean {
  return !(failure instanceof ApiError) || failure.status >= 500;
}
