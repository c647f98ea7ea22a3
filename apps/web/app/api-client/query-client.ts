import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#http/api-error.ts";

const retries = 2;

/** The memory of what was read; refusals are final, only lost connections and failing servers are tried again. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails and says so; waiting in silence would look like work.
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
