import { Trans } from "@lingui/react/macro";
import { tokenName, tokenPath } from "@tessera/engine";
import { HiddenText, Swatch } from "@tessera/ui";
import styles from "./versions.module.css";

type TokenChangeProps = {
  readonly token: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** Shows a token with its former and its new value; colors have swatches. */
export function TokenChange({ token, before, after }: TokenChangeProps) {
  return (
    <span className={styles.change}>
      <code className={styles.token}>{tokenName(tokenPath(token))}</code>
      <span className={styles.values}>
        {before === null ? <Trans>new</Trans> : <Value text={before} />}
        <span aria-hidden="true">→</span>
        <HiddenText>
          <Trans>changed to</Trans>
        </HiddenText>
        {after === null ? <Trans>removed</Trans> : <Value text={after} />}
      </span>
    </span>
  );
}

const color = /^(#[\da-f]{6}|rgb\(.*\))$/;

function Value({ text }: { readonly text: string }) {
  return (
    <>
      {color.test(text) && <Swatch color={text} sizePx={16} />}
      <code className={styles.text}>{text}</code>
    </>
  );
}
