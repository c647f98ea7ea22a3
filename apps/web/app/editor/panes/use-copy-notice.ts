import { useLingui } from "@lingui/react/macro";
import { copyText, showToast } from "@tessera/ui";
import { useCallback } from "react";

/** Returns a function that copies a text and shows whether it succeeded, with the text or its name. */
export function useCopyNotice(): (content: string, text?: string) => Promise<void> {
  const { t } = useLingui();
  return useCallback(
    async function copy(content, text = content) {
      const isCopied = await copyText(content);
      showToast(
        isCopied
          ? { kind: "success", text: t`Copied ${text}` }
          : { kind: "error", text: t`Your browser blocked copying` },
      );
    },
    [t],
  );
}
