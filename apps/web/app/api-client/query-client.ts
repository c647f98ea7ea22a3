import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#http/api-error.ts";
import { dropEarlyResponses } from "./early-responses.ts";

const retries = 2;

/**
 * Creates the query cache. Refusals are final; only lost connections and failing servers are
 * retried. Invalidated data are read from the server, never from an early response.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
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
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "invalidate") dropEarlyResponses();
  });
  return client;
}

function mayPass(failure: Error): boolean {
  return !(failure instanceof ApiError) || failure.status >= 500;
}
