import type { User } from "@tessera/contract";
import type { QueryClient } from "@tanstack/react-query";
import { queries } from "./query-options.ts";

/** Stores the user of an answer, and cancels a read that could replace it with older values. */
export async function storeUser(queryClient: QueryClient, user: User): Promise<void> {
  const { queryKey } = queries.user();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, user);
}
