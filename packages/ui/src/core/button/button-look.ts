import styles from "./button.module.css";

/** How a button looks: one ink button an area; danger is text in the danger color. */
export type ButtonKind = "ink" | "outlined" | "quiet" | "danger";

/** Its height: 24, 32 or 40 px. */
export type ButtonSize = "s" | "m" | "l";

/** The look of everything that is pressed like a button. */
export type ButtonLook = { readonly kind?: ButtonKind; readonly size?: ButtonSize };

/** The class names of a look. */
export function buttonClassNames(
  kind: ButtonKind,
  size: ButtonSize,
): readonly (string | undefined)[] {
  return [styles["button"], styles[kind], styles[size]];
}
