import { Trans, useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { HiddenText, joinClassNames, KeyboardKeys, useShortcut } from "@tessera/ui";
import { useRef } from "react";
import { Button } from "react-aria-components";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { presetNames } from "#presets/preset-names.ts";
import { DesignTemplate } from "#editor/preview/design-template.tsx";
import { useElementSize } from "#editor/preview/use-element-size.ts";
import type { Start } from "./list-starts.ts";
import styles from "./start.module.css";

/** The screens, one for each place on the page. */
const screens: readonly string[] = ["dashboard", "article", "table", "pricing", "landing", "mail"];
const screenPx = 1280;
const schemes: readonly Scheme[] = ["light", "dark"];

type StartTileProps = {
  readonly start: Start;
  readonly place: number;
  readonly isDrawn: boolean;
  readonly isChosen: boolean;
  readonly isCreating: boolean;
  readonly onChoose: () => void;
  readonly onStart: () => void;
};

/** A starting point as a whole screen, half light and half dark, with the button that covers it. */
export function StartTile(props: StartTileProps) {
  const { start, place, isDrawn, isChosen, isCreating, onChoose, onStart } = props;
  const { t } = useLingui();
  const picture = useRef<HTMLDivElement>(null);
  const size = useElementSize(picture);
  const { design } = start;
  const name = useStartName(start);
  const key = String(place + 1);
  const group = useShortcutGroups().editing;
  useShortcut({ id: `start-${key}`, keys: key, label: t`Choose ${name}`, group }, () => {
    // Enter and Space then mean the chosen one and six others, not the control that has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onChoose();
  });
  const { familyHeading, familyBody } = design.recipe.typography;
  const families = [familyHeading, familyBody].map(([first = ""]) =>
    first.replace(/ Variable$/, ""),
  );
  const facts = [...new Set(families), `${design.recipe.radius.basePx} px`].join(", ");
  const scale = size && size.widthPx / screenPx;
  return (
    <div className={joinClassNames(styles.tile, isChosen && styles.chosen)}>
      <div ref={picture} className={styles.picture}>
        {isDrawn &&
          size &&
          scale &&
          schemes.map((scheme) => (
            <div
              key={scheme}
              className={scheme === "dark" ? styles.half : styles.whole}
              style={{ scale: String(scale), minHeight: `${size.heightPx / scale}px` }}
            >
              <DesignTemplate
                template={screens[place] ?? "dashboard"}
                design={design}
                modes={{ ...design.defaultModes, scheme }}
              />
            </div>
          ))}
      </div>
      <div className={styles.caption} aria-hidden="true">
        <KeyboardKeys shortcut={key} />
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts}</span>
        {isChosen && (
          <span className={styles.start}>
            {isCreating ? <Trans>Creating…</Trans> : <Trans>Start</Trans>}
            <KeyboardKeys shortcut="Enter" />
          </span>
        )}
      </div>
      <Button
        className={styles.choose ?? ""}
        isPending={isCreating}
        onHoverStart={onChoose}
        onFocus={onChoose}
        onPress={onStart}
      >
        <HiddenText>{t`Start from ${name}`}</HiddenText>
      </Button>
    </div>
  );
}

/** Returns the name of a starting point. */
export function useStartName({ origin }: Pick<Start, "origin">): string {
  const { t, i18n } = useLingui();
  if (origin === "own") return t`Yours`;
  return origin === "mix" ? t`Your mix` : i18n._(presetNames[origin]);
}
