import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { HiddenText } from "../text/hidden-text.tsx";
import styles from "./text-area.module.css";

/** Long enough that a screen reader announces the count at a pause, and not with every key. */
const pauseMs = 1000;

/**
 * Shows how many characters of a limit are used and, near it, how many are left; the latter is
 * announced at a pause.
 */
export function CharacterCount({ used, limit }: { readonly used: number; readonly limit: number }) {
  const { t } = useLingui();
  const left = limit - used;
  const over = -left;
  const isNear = used > 0 && left <= Math.max(limit / 10, 10);
  const text = left < 0 ? t`${over} too many` : t`${left} left`;
  const announced = useSettled(isNear ? text : "");
  return (
    <>
      <span className={styles.count} aria-hidden={isNear} data-over={left < 0 || undefined}>
        {isNear ? text : `${used} / ${limit}`}
      </span>
      <HiddenText as="output">{announced}</HiddenText>
    </>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
