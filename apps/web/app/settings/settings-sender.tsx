import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { storeUser } from "#api-client/store-user.ts";
import { subscribeToChangedSettings } from "./changed-settings.ts";
import { sendChangedSettings } from "./send-changed-settings.ts";

/** Sends changed settings to the account: on mount, after a change, and when the network is back. */
export function SettingsSender() {
  const queryClient = useQueryClient();
  useEffect(() => {
    async function send(): Promise<void> {
      const user = await sendChangedSettings();
      if (user) await storeUser(queryClient, user);
    }
    const onChange = () => void send();
    onChange();
    addEventListener("online", onChange);
    const unsubscribe = subscribeToChangedSettings(onChange);
    return () => {
      removeEventListener("online", onChange);
      unsubscribe();
    };
  }, [queryClient]);
  return null;
}
