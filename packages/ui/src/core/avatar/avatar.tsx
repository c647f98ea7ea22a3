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

/** A square with a picture, or with the initials of a name. */
export function Avatar({ name, imageUrl, className, ...rest }: AvatarProps) {
  const { locale } = useLocale();
  return (
    <span aria-hidden="true" {...rest} className={joinClassNames(styles["avatar"], className)}>
      {imageUrl === undefined ? printInitials(name, locale) : <img src={imageUrl} alt="" />}
    </span>
  );
}
