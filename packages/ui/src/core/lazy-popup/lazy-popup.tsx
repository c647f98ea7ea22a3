import { useLingui } from "@lingui/react/macro";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { LoadedOnce } from "../../lazy-part/load-once.ts";
import { pageUsableMs } from "../../schedule/page-usable-time.ts";
import { runWhenIdle } from "../../schedule/run-when-idle.ts";
import { showToast } from "../toast/toast-queue.ts";
import { useAfterPress } from "../use-after-press.ts";

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

/** The props of a popup whose code loads before it first opens. */
export type LazyPopupProps<Part extends object> = {
  readonly part: LoadedOnce<Part>;
  /** The trigger alone: a button with `aria-expanded` false that looks and reads like the one in `children`. */
  readonly trigger: ReactNode;
  /** True when the popup is open from the start, so that its code loads at once. */
  readonly isOpenAtStart?: boolean | undefined;
  /** Renders the trigger with its popup, from their code. */
  readonly children: (part: Part) => ReactNode;
};

/**
 * Shows a trigger, and replaces it by itself with its popup once their code has loaded: when the
 * pointer or the focus reaches the trigger, or when the browser is idle. The focus stays, and a
 * press or key before then opens the popup.
 */
export function LazyPopup<Part extends object>(props: LazyPopupProps<Part>) {
  const { part, trigger, isOpenAtStart = false, children } = props;
  const { t } = useLingui();
  const [loaded, setLoaded] = useState(part.read);
  const frame = useRef<HTMLSpanElement>(null);
  /** The key that was pressed to open the popup, or a click. */
  const opening = useRef<string>(undefined);
  const isLoading = useRef(false);
  const afterPress = useAfterPress();

  function findButton(): HTMLElement | null | undefined {
    return frame.current?.querySelector<HTMLElement>("[aria-expanded]");
  }
  function replace(value: Part): void {
    const press = opening.current;
    const hasFocus = frame.current?.contains(document.activeElement);
    flushSync(() => setLoaded(() => value));
    const button = findButton();
    if (hasFocus) button?.focus();
    if (button && press !== undefined) open(button, press);
  }
  function load(): void {
    if (isLoading.current) return;
    isLoading.current = true;
    part.load().then(
      (value) => afterPress(() => frame.current && replace(value)),
      () => {
        isLoading.current = false;
        if (opening.current === undefined) return;
        opening.current = undefined;
        showToast({ kind: "error", text: t`This didn’t load. Check your connection.` });
      },
    );
  }
  function requestOpening(press: string): void {
    opening.current = press;
    load();
  }
  function handleClick({ target }: MouseEvent): void {
    if (target instanceof Node && findButton()?.contains(target)) requestOpening("click");
  }
  function handleKey(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.altKey || event.metaKey;
    if (isCommand || !openingKeys.includes(event.key)) return;
    if (!(event.target instanceof Node && findButton()?.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    requestOpening(event.key);
  }
  /** A user who goes elsewhere does not want the popup any more. */
  function forgetOpening(): void {
    opening.current = undefined;
  }
  const loadAhead = useEffectEvent(load);
  useEffect(() => {
    if (loaded) return undefined;
    const timer = setTimeout(
      () => runWhenIdle(() => loadAhead()),
      isOpenAtStart ? 0 : pageUsableMs,
    );
    return () => clearTimeout(timer);
  }, [loaded, isOpenAtStart]);
  const listeners = {
    onPointerEnter: load,
    onFocus: load,
    onBlur: forgetOpening,
    onClickCapture: handleClick,
    onKeyDownCapture: handleKey,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to its button
    <span ref={frame} style={{ display: "contents" }} {...(!loaded && listeners)}>
      {loaded ? children(loaded) : trigger}
    </span>
  );
}

/** Repeats on a button what the user did before its popup had loaded. */
function open(button: HTMLElement, opening: string): void {
  if (opening === "click") return button.click();
  for (const type of ["keydown", "keyup"]) {
    button.dispatchEvent(
      new KeyboardEvent(type, { key: opening, bubbles: true, cancelable: true }),
    );
  }
}
