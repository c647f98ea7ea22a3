import { useLingui } from "@lingui/react/macro";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import { copyText } from "./copy-text.ts";

const shownMs = 2000;

/** Copies a text; the button shows a check mark for two seconds, which is announced. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = { copied: t`Copied`, failed: t`Couldn’t copy` };
  const icons = { copied: Check, failed: TriangleAlert };
  return (
    <>
      <Button
        size="s"
        onPress={() => {
          void copyText(text).then((isCopied) => setOutcome(isCopied ? "copied" : "failed"));
        }}
      >
        <Icon icon={outcome ? icons[outcome] : Copy} />
        {outcome ? words[outcome] : t`Copy`}
      </Button>
      <HiddenText as="output">{outcome && words[outcome]}</HiddenText>
    </>
  );
}
