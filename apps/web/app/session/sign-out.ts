import { send } from "#http/send.ts";
import { clearTokens, findTokens } from "./session-store.ts";

/**
 * The state of a navigation to the login page that logs out on arrival: a log-out before it would make the page that is
 * left ask for a login.
 */
export const signingOut = "signing-out";

/** Ends the sign-in here, in every other tab, and on the server; the last also when the network is slow to hear of it. */
export async function signOut(): Promise<void> {
  const tokens = await findTokens();
  clearTokens();
  if (!tokens) return;
  try {
    await send("logout", { body: { refreshToken: tokens.refreshToken } });
  } catch (failure) {
    // The refresh token ends by itself; the person has left already.
    console.error(failure);
  }
}
