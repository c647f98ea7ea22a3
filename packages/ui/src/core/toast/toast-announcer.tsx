import { HiddenText } from "../text/hidden-text.tsx";
import { useVisibleToasts } from "./use-visible-toasts.ts";

/**
 * Reads new toasts out when the reader has nothing more urgent; errors interrupt and speak for themselves. It is there
 * before the first toast, because a region that comes together with its text is not read.
 */
export function ToastAnnouncer() {
  const polite = useVisibleToasts().filter(({ content }) => content.kind !== "error");
  return (
    <output aria-atomic="false" data-live-announcer="">
      {polite.map(({ key, content }) => (
        <HiddenText key={key}>{content.text}</HiddenText>
      ))}
    </output>
  );
}
