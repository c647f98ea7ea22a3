import type { ChangedSettings, User } from "@tessera/contract";
import { call } from "#api-client/call.ts";
import { ApiError } from "#http/api-error.ts";
import { hasSession } from "#session/session-presence.ts";
import { findChangedSettings, removeChangedSettings } from "./changed-settings.ts";

let isSending = false;

/**
 * Sends the settings that the account does not have yet, one call at a time; returns the user after
 * the last one. Settings that fail are kept for the next attempt, unless the server refuses them.
 */
export async function sendChangedSettings(): Promise<User | undefined> {
  if (isSending) return undefined;
  isSending = true;
  try {
    return await sendAll();
  } catch {
    // The settings apply in this browser, and the next page sends them again.
    return undefined;
  } finally {
    isSending = false;
  }
}

async function sendAll(): Promise<User | undefined> {
  let user: User | undefined;
  for (;;) {
    const body = findChangedSettings();
    if (body === undefined || !hasSession()) return user;
    try {
      user = (await call("updateSettings", { body: JSON.parse(body) as ChangedSettings })).data;
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 422) throw failure;
    }
    removeChangedSettings(body);
  }
}
