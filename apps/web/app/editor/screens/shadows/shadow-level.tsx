import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { printTokenValue, type Scheme, type ShadowValue, tokenPath } from "@tessera/engine";
import { Button, Icon, joinClassNames } from "@tessera/ui";
import { ChevronDown, Pin } from "lucide-react";
import { useId, useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { ResetButton } from "#editor/fields/reset-button.tsx";
import { TokenField } from "#editor/fields/token-field.tsx";
import { LayerRows } from "./layer-rows.tsx";
import styles from "./shadow-level.module.css";

type ShadowLevelProps = { readonly level: number; readonly scheme: Scheme };

/** Shows a shadow level: its picture and its name, and when it is open its layers or its CSS. */
export function ShadowLevel({ level, scheme }: ShadowLevelProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isCss, setIsCss] = useState(false);
  const path = tokenPath(`shadow.${level}`);
  const token = useDesign(({ tokens }) => tokens.get(path));
  const value = useDesign((design) => design.valuesIn({ scheme }).get(path));
  if (!token || value?.type !== "shadow") return null;
  const name = `shadow-${level}`;
  return (
    <li className={joinClassNames(styles.level, isOpen && styles.open)}>
      <div className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.toggle}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Picture value={value} scheme={scheme} />
          <span className={styles.name}>
            {name}
            {token.pinned && (
              <Icon icon={Pin} sizePx={12} aria-hidden={false} aria-label={t`Pinned`} />
            )}
          </span>
          <span className={styles.count}>
            <Plural value={value.layers.length} one="# layer" other="# layers" />
          </span>
          <Icon icon={ChevronDown} />
        </button>
        {token.pinned && <ResetButton token={token} />}
      </div>
      {isOpen && (
        <div id={id} className={styles.body}>
          {isCss ? (
            <TokenField token={token} modes={{ scheme }} isLong />
          ) : (
            <LayerRows token={token} value={value} scheme={scheme} />
          )}
          <Button kind="quiet" size="s" onPress={() => setIsCss(!isCss)}>
            {isCss ? <Trans>Layers</Trans> : "CSS"}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Draws a surface with the shadow, on a page of the scheme. */
function Picture({ value, scheme }: { readonly value: ShadowValue; readonly scheme: Scheme }) {
  return (
    <span aria-hidden="true" data-scheme={scheme} className={styles.picture}>
      <i style={{ boxShadow: printTokenValue(value) }} />
    </span>
  );
}
