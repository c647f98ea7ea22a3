import { useLingui } from "@lingui/react/macro";
import { loadOnce, reloadStyles, showToast } from "@tessera/ui";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

/** The props of a part that opens over the page. */
export type PopupProps = { readonly isOpen: boolean; readonly onClose: () => void };

type LazyPartProps<Props> = Props & {
  readonly isOpen?: boolean | undefined;
  /** True when it may be opened next: it then loads ahead, and a failure to do so is not shown. */
  readonly isLikely?: boolean | undefined;
  /** Resets the request for the part, so that the next request retries. */
  readonly onFailure: () => void;
  /** Replaces the part while it loads. */
  readonly whileLoading?: ReactNode;
  /** Called right before the part replaces it, with no key or click in between. */
  readonly onLoaded?: (() => void) | undefined;
  /** The text of the toast after a failure, if the requested action has happened nevertheless. */
  readonly failureText?: string | undefined;
};

/**
 * Creates a component that loads on its first mount, or when it first opens. Until then it shows
 * `whileLoading` or nothing. A failure shows a toast and keeps the page, unlike React's own `lazy`,
 * which caches a failure.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<LazyPartProps<Props>> {
  const part = loadOnce(async () => {
    await reloadStyles();
    return { Part: await importPart() };
  });

  return function LazyPart(props) {
    const isWanted = props.isOpen !== false;
    const isLikely = props.isLikely === true;
    const [loaded, setLoaded] = useState(part.read);
    const showFailure = useFailureToast();
    const fail = useEffectEvent(() => {
      showFailure(props.failureText);
      props.onFailure();
    });
    const show = useEffectEvent((value: { readonly Part: ComponentType<Props> }) => {
      props.onLoaded?.();
      flushSync(() => setLoaded(value));
    });
    useEffect(() => {
      if (!isWanted || loaded) return undefined;
      let isWaiting = true;
      part.load().then(
        (value) => isWaiting && show(value),
        () => isWaiting && fail(),
      );
      return () => {
        isWaiting = false;
      };
    }, [isWanted, loaded]);
    useEffect(() => {
      if (isLikely) part.load().catch(() => undefined);
    }, [isLikely]);
    if (loaded) return <loaded.Part {...props} />;
    return isWanted ? props.whileLoading : null;
  };
}

function useFailureToast(): (text?: string) => void {
  const { t } = useLingui();
  const usualText = t`This didn’t load. Check your connection.`;
  const action = { text: t`Reload`, onPress: () => location.reload() };
  // With a network, the page may be older than the server: only a reload helps then.
  return (text = usualText) =>
    showToast({ kind: "error", text, ...(navigator.onLine && { action }) });
}
