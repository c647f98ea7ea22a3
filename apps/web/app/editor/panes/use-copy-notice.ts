import { useLingui } from "@lingui/react/macro";
import { copyText, showToast } from "@tessera/ui";
import { useCallback } from "react";

/** Returns a function that copies a text and shows whether it succeeded, by the text or its name. */
export function useCopyNotice(): (text: string, name?: string) => Promise<void> {
  const { t } = useLingui();
  return useCallback(
    async function copy(text, name = text) {
      const isCopied = await copyText(text);
      showToast(
        isCopied
          ? { kind: "success", text: t`Copied ${name}` }
          : { kind: "error", text: t`Your browser blocked copying` },
      );
    },
    [t],
  );
}
