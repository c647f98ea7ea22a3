import { send } from "#http/send.ts";
import { rememberRedirect } from "./redirect-history.ts";
import { clearTokens, findTokens } from "./session-store.ts";

/**
 * The state of a navigation to the login page that logs out on arrival. An earlier log-out would
 * make the current page require a login.
 */
export type LoggingOut = {
  readonly isLoggingOut: true;
  /** The page that the next login opens. */
  readonly returnTo: string | undefined;
};

/** Returns whether a navigation's state logs out on arrival. */
export function isLoggingOut(state: unknown): state is LoggingOut {
  return typeof state === "object" && state !== null && "isLoggingOut" in state;
}

/** Ends the session here, in every other tab and on the server, without waiting for the server. */
export async function endSession({ returnTo }: LoggingOut): Promise<void> {
  const tokens = await findTokens();
  clearTokens();
  // The end of a session removes the page that was stored before.
  if (returnTo !== undefined) rememberRedirect(returnTo);
  if (!tokens) return;
  try {
    await send("logout", { body: { refreshToken: tokens.refreshToken } });
  } catch (failure) {
    // The refresh token expires by itself; the user has left already.
    console.error(failure);
  }
}
