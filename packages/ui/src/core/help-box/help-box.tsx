import { Trans } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import { TextLink } from "../button/text-link.tsx";
import { joinClassNames } from "../class-names.ts";
import styles from "./help-box.module.css";

/** The props of a help box. */
export type HelpBoxProps = Omit<ComponentPropsWithRef<"p">, "children"> & {
  readonly email: string;
};

/** Shows the address to write to for help. */
export function HelpBox({ email, className, ...rest }: HelpBoxProps) {
  const address = <TextLink href={`mailto:${email}`}>{email}</TextLink>;
  return (
    <p {...rest} className={joinClassNames(styles.help, className)}>
      <Trans>Need help? Let us know at {address}</Trans>
    </p>
  );
}
