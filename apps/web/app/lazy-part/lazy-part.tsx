import { useLingui } from "@lingui/react/macro";
import { showToast } from "@tessera/ui";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { loadOnce } from "./load-once.ts";
import { reviveStyles } from "./revive-styles.ts";

type LazyPartProps<Props> = Props & {
  readonly isOpen?: boolean | undefined;
  /** Whether it may be asked for next: it then loads ahead, and where it cannot, nobody is told before they ask. */
  readonly isLikely?: boolean | undefined;
  /** Takes back what was asked for, so that asking again tries again. */
  readonly onFailure: () => void;
  /** What stands in its place while it is wanted and loads. */
  readonly whileLoading?: ReactNode;
  /** Called right before it takes that place, with no key or press in between. */
  readonly onLoaded?: (() => void) | undefined;
  /** What the toast says of a failure, where what was asked for has happened all the same. */
  readonly failureText?: string | undefined;
};

/**
 * A part that loads when it first stands, or first is open where it can be: until then `whileLoading` is shown, or
 * nothing. Where it cannot be loaded a toast says so and the page stays, unlike with React's own `lazy`, which keeps a failure for good.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<LazyPartProps<Props>> {
  const part = loadOnce(async () => {
    await reviveStyles();
    return { Part: await importPart() };
  });

  return function LazyPart(props) {
    const isWanted = props.isOpen !== false;
    const isLikely = props.isLikely === true;
    const [loaded, setLoaded] = useState(part.read);
    const tellFailure = useTellFailure();
    const fail = useEffectEvent(() => {
      tellFailure(props.failureText);
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

function useTellFailure(): (text?: string) => void {
  const { t } = useLingui();
  const usualText = t`This didn’t load. Check your connection.`;
  const action = { text: t`Reload`, onPress: () => location.reload() };
  // Where there is a network, the page may be older than what the server has: only loading it again helps then.
  return (text = usualText) =>
    showToast({ kind: "error", text, ...(navigator.onLine && { action }) });
}
