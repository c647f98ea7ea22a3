import { useSyncExternalStore, type ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import { subscribeToNothing } from "../subscribe-to-nothing.ts";
import { isAppleKeyboard } from "./is-apple-keyboard.ts";
import styles from "./keyboard-keys.module.css";
import { printShortcut } from "./print-shortcut.ts";

/** The props of a shortcut's keys. */
export type KeyboardKeysProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** In the form of `aria-keyshortcuts`, such as `Control+K`; Control is Command on Apple keyboards. */
  readonly shortcut: string;
};

/** The keys of a shortcut, spelled as on the user's keyboard. */
export function KeyboardKeys({ shortcut, className, ...rest }: KeyboardKeysProps) {
  const isApple = useSyncExternalStore(subscribeToNothing, isAppleKeyboard, () => false);
  return (
    <span {...rest} className={joinClassNames(styles.keys, className)}>
      {printShortcut(shortcut, isApple).map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
