import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Heading, LinkButton, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./editor-message.module.css";

type EditorMessageProps = {
  /** "div" if it replaces one screen only, inside the editor's main element. */
  readonly as?: "main" | "div" | undefined;
} & (
  | {
      readonly title: ReactNode;
      readonly text: ReactNode;
      readonly onRetry?: (() => void) | undefined;
    }
  | { readonly error: Error; readonly onRetry: () => void }
);

/** Replaces the editor or one screen with a message: what happened, and what to do. */
export function EditorMessage({ as: Root = "main", ...props }: EditorMessageProps) {
  const { t } = useLingui();
  const hasFailed = "error" in props;
  const { onRetry } = props;
  return (
    <Root id={Root === "main" ? "main" : undefined} className={styles.root}>
      <div className={styles.message}>
        <Heading level={1} size="figure">
          {hasFailed ? <Trans>We couldn’t open this design system</Trans> : props.title}
        </Heading>
        <Text tone="muted" role={hasFailed ? "alert" : undefined}>
          {hasFailed ? describe(props.error, t`Can’t reach Tessera.`) : props.text}
        </Text>
        <div className={styles.actions}>
          {onRetry && <Button kind="ink" onPress={onRetry}>{t`Try again`}</Button>}
          <LinkButton href="/overview" kind={onRetry ? undefined : "ink"}>
            <Trans>Go to overview</Trans>
          </LinkButton>
        </div>
      </div>
    </Root>
  );
}

function describe(error: Error, unreachable: string): string {
  return error.name === "NetworkError" ? unreachable : error.message;
}
