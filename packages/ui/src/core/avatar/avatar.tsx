import { type ComponentPropsWithRef, useState } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./avatar.module.css";
import { printInitials } from "./print-initials.ts";

/** What an avatar takes. */
export type AvatarProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** The person's or the organization's name, which stands beside it or names its control. */
  readonly name: string;
  /** A picture of it; the initials take its place where it does not load. */
  readonly imageUrl?: string;
  /** 24 px in rows and headers, 32 in lists, 56 on the page of its owner. */
  readonly size?: "s" | "m" | "l";
};

/** A square with a picture, or with the initials of a name. They are drawn by the style sheet: a picture, no text that a control would have to be named by. */
export function Avatar({ name, imageUrl, size = "s", className, ...rest }: AvatarProps) {
  const { locale } = useLocale();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const hasPicture = imageUrl !== undefined && imageUrl !== brokenUrl;
  return (
    <span
      aria-hidden="true"
      data-initials={hasPicture ? undefined : printInitials(name, locale)}
      {...rest}
      className={joinClassNames(styles["avatar"], styles[size], className)}
    >
      {hasPicture && <img src={imageUrl} alt="" onError={() => setBrokenUrl(imageUrl)} />}
    </span>
  );
}
