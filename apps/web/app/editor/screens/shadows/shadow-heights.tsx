import { Trans, useLingui } from "@lingui/react/macro";
import { joinClassNames } from "@tessera/ui";
import { useMemo, type ReactNode } from "react";
import { usePreviewModes } from "#editor/preview/preview-modes.ts";
import { TokenScope } from "#editor/preview/token-scope.tsx";
import styles from "./shadow-heights.module.css";

/** Shows what the levels are for, on two surfaces of the shown scheme and one of the other. */
export function ShadowHeights() {
  const { t } = useLingui();
  const { modes } = usePreviewModes();
  const scheme = modes.scheme === "dark" ? "light" : "dark";
  const otherModes = useMemo(() => ({ ...modes, scheme }) as const, [modes, scheme]);
  return (
    <div className={styles.surfaces}>
      <Surface name="surface-1" />
      <Surface name="action-subtle" className={styles.tinted} />
      <TokenScope modes={otherModes} className={styles.scope}>
        <Surface name={scheme === "dark" ? t`surface-1, dark` : t`surface-1, light`} />
      </TokenScope>
    </div>
  );
}

type SurfaceProps = { readonly name: string; readonly className?: string | undefined };

/** Shows a card, a bar, a menu, a dialog and a message on one surface. */
function Surface({ name, className }: SurfaceProps) {
  return (
    <div className={joinClassNames(styles.surface, className)}>
      <b className={styles.name}>{name}</b>
      <Level level={1} className={styles.card}>
        <b className={styles.title}>
          <Trans>Next sailing 07:40</Trans>
        </b>
        <span className={styles.quiet}>Üsküdar → Beşiktaş</span>
      </Level>
      <Level level={2} className={styles.bar}>
        <Trans>3 boats on the way</Trans>
        <span className={styles.quiet}>07:55</span>
      </Level>
      <Level level={3} className={styles.menu}>
        <span className={styles.current}>
          <Trans>Change the boat</Trans>
        </span>
        <span>
          <Trans>Cancel the sailing</Trans>
        </span>
      </Level>
      <Level level={4} className={styles.card}>
        <b className={styles.title}>
          <Trans>Cancel the 08:25?</Trans>
        </b>
        <span className={styles.quiet}>
          <Trans>212 passengers get a message.</Trans>
        </span>
        <span className={styles.actions}>
          <span className={styles.button}>
            <Trans>Cancel it</Trans>
          </span>
          <span className={joinClassNames(styles.button, styles.outlined)}>
            <Trans>Keep it</Trans>
          </span>
        </span>
      </Level>
      <Level level={5} className={styles.bar}>
        <Trans>The 08:25 is canceled</Trans>
        <b className={styles.link}>
          <Trans>Undo</Trans>
        </b>
      </Level>
    </div>
  );
}

type LevelProps = {
  readonly level: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Draws one thing with the shadow of its level, below the name of the token. */
function Level({ level, className, children }: LevelProps) {
  return (
    <div className={styles.level}>
      <span className={styles.label}>shadow-{level}</span>
      <div
        className={joinClassNames(styles.thing, className)}
        style={{ boxShadow: `var(--shadow-${level})` }}
      >
        {children}
      </div>
    </div>
  );
}
