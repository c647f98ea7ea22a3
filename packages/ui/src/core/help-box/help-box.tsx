import { Trans } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { TextLink } from "../button/text-link.tsx";
import { joinClassNames } from "../class-names.ts";
import styles from "./help-box.module.css";

/** What a help box takes. */
export type HelpBoxProps = Omit<ComponentPropsWithRef<"p">, "children"> & {
  readonly email: string;
};

/** Where to write for help. */
export function HelpBox({ email, className, ...rest }: HelpBoxProps) {
  const address = <TextLink href={`mailto:${email}`}>{email}</TextLink>;
  return (
    <p {...rest} className={joinClassNames(styles["help"], className)}>
      <Trans>Need help? Let us know at {address}</Trans>
    </p>
  );
}
