import type { ComponentPropsWithRef } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./avatar.module.css";
import { printInitials } from "./print-initials.ts";

/** What an avatar takes. */
export type AvatarProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** The person's or the organization's name, which stands beside it or names its control. */
  readonly name: string;
  readonly imageUrl?: string;
};

/** A square with a picture, or with the initials of a name. They are drawn by the style sheet: a picture, no text that a control would have to be named by. */
export function Avatar({ name, imageUrl, className, ...rest }: AvatarProps) {
  const { locale } = useLocale();
  const initials = imageUrl === undefined ? printInitials(name, locale) : undefined;
  return (
    <span
      aria-hidden="true"
      data-initials={initials}
      {...rest}
      className={joinClassNames(styles["avatar"], className)}
    >
      {imageUrl !== undefined && <img src={imageUrl} alt="" />}
    </span>
  );
}
