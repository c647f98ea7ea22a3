import { type ComponentPropsWithRef, useState } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./avatar.module.css";
import { printInitials } from "./print-initials.ts";

/** The props of an avatar. */
export type AvatarProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** The name of the person or organization, shown beside it or naming its control. */
  readonly name: string;
  /** A picture; the initials replace it when it does not load. */
  readonly imageUrl?: string | undefined;
  /** 24 px in rows and headers, 32 in lists, 56 on the page of its owner. */
  readonly size?: "s" | "m" | "l" | undefined;
};

/**
 * A square with a picture, or with initials. The style sheet draws the initials as an image, so
 * that they are not part of a control's name.
 */
export function Avatar({ name, imageUrl, size = "s", className, ...rest }: AvatarProps) {
  const { locale } = useLocale();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const hasPicture = imageUrl !== undefined && imageUrl !== brokenUrl;
  return (
    <span
      aria-hidden="true"
      data-initials={hasPicture ? undefined : printInitials(name, locale)}
      {...rest}
      className={joinClassNames(styles.avatar, styles[size], className)}
    >
      {hasPicture && <img src={imageUrl} alt="" onError={() => setBrokenUrl(imageUrl)} />}
    </span>
  );
}
