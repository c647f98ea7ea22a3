import type { SandboxState } from "./sandbox-state.ts";

/** A person whose account is deleted: the id, and every address that it had. */
export type DeletedBuyer = { readonly userId: string; readonly emails: readonly string[] };

/** Removes the addresses and the id of a person from the books; the purchases remain, without a name. */
export function forgetBuyer(state: SandboxState, { userId, emails }: DeletedBuyer): void {
  const isOfBuyer = (email: string) => emails.includes(email.toLowerCase());
  const withoutAddress = <Row extends { readonly email: string }>(row: Row): Row =>
    isOfBuyer(row.email) ? { ...row, email: "" } : row;
  const withoutId = <Row extends { readonly metadata: Readonly<Record<string, string>> }>(
    row: Row,
  ): Row => {
    const kept = Object.entries(row.metadata).filter(([, value]) => value !== userId);
    return { ...row, metadata: Object.fromEntries(kept) };
  };
  state.customers = state.customers.map(withoutAddress);
  state.checkouts = state.checkouts.map((row) => withoutId(withoutAddress(row)));
  state.subscriptions = state.subscriptions.map(withoutId);
}
