import { send } from "#http/send.ts";
import { clearTokens, findTokens } from "./session-store.ts";

/**
 * The state of a navigation to the login page that logs out on arrival. An earlier log-out would
 * make the current page require a login.
 */
export const loggingOut = "logging-out";

/** Ends the session here, in every other tab and on the server, without waiting for the server. */
export async function endSession(): Promise<void> {
  const tokens = await findTokens();
  clearTokens();
  if (!tokens) return;
  try {
    await send("logout", { body: { refreshToken: tokens.refreshToken } });
  } catch (failure) {
    // The refresh token expires by itself; the user has left already.
    console.error(failure);
  }
}
