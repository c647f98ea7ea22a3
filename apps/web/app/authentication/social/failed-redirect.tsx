import { Trans } from "@lingui/react/macro";
import type { ErrorCode } from "@tessera/contract";
import { ErrorNote, TextLink } from "@tessera/ui";
import styles from "../authentication.module.css";
import type { BegunRequest } from "./begun-requests.ts";
import { SocialButtons } from "./social-buttons.tsx";

/** The props of a failed request to a provider. */
export type FailedRedirectProps = Pick<BegunRequest, "purpose"> & {
  readonly text: string;
  /** The code of the server's refusal; undefined for another failure. */
  readonly code?: ErrorCode | undefined;
};

/** Explains why a request to a provider has failed, with the ways to continue. */
export function FailedRedirect({ text, purpose, code }: FailedRedirectProps) {
  if (purpose === "connect") {
    return (
      <>
        <ErrorNote>{text}</ErrorNote>
        <p className={styles.aside}>
          <TextLink href="/account/security">
            <Trans>Back to security</Trans>
          </TextLink>
        </p>
      </>
    );
  }
  return (
    <>
      <ErrorNote>{text}</ErrorNote>
      {code !== "addressTaken" && <SocialButtons />}
      <p className={styles.aside}>
        <TextLink href="/login">
          <Trans>Back to login</Trans>
        </TextLink>
        {code === "addressTaken" && (
          <TextLink href="/forgot">
            <Trans>Forgot your password?</Trans>
          </TextLink>
        )}
      </p>
    </>
  );
}
