import styles from "./button.module.css";

/** The kind of a button: one ink button per area; danger is text in the danger color. */
export type ButtonKind = "ink" | "outlined" | "quiet" | "danger";

/** The height: 24, 32 or 40 px. */
export type ButtonSize = "s" | "m" | "l";

/** The appearance of everything that is clicked like a button. */
export type ButtonLook = {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
};

/** Returns the class names of an appearance. */
export function buttonClassNames(
  kind: ButtonKind,
  size: ButtonSize,
): readonly (string | undefined)[] {
  return [styles.button, styles[kind], styles[size]];
}
