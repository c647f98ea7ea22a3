import { Trans, useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { HiddenText, KeyboardKeys, useShortcut } from "@tessera/ui";
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
  readonly isCreating: boolean;
  readonly onChoose: () => void;
};

/** A starting point as a whole screen, half light and half dark, with the button that covers it. */
export function StartTile({ start, place, isDrawn, isCreating, onChoose }: StartTileProps) {
  const { t, i18n } = useLingui();
  const picture = useRef<HTMLDivElement>(null);
  const size = useElementSize(picture);
  const { design, preset } = start;
  const name = preset === undefined ? t`Yours` : i18n._(presetNames[preset]);
  const key = String(place + 1);
  const group = useShortcutGroups().editing;
  useShortcut({ id: `start-${key}`, keys: key, label: t`Start from ${name}`, group }, onChoose);
  const { familyHeading, familyBody } = design.recipe.typography;
  const families = [familyHeading, familyBody].map(([first = ""]) =>
    first.replace(/ Variable$/, ""),
  );
  return (
    <div className={styles.tile}>
      <div ref={picture} className={styles.picture}>
        {isDrawn &&
          size &&
          schemes.map((scheme) => (
            <div
              key={scheme}
              className={scheme === "dark" ? styles.half : styles.whole}
              style={{ scale: String(size.widthPx / screenPx) }}
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
        <span className={styles.family}>{[...new Set(families)].join(", ")}</span>
      </div>
      <Button className={styles.choose ?? ""} isPending={isCreating} onPress={onChoose}>
        <HiddenText>{t`Start from ${name}`}</HiddenText>
        <span aria-hidden="true" className={styles.start}>
          {isCreating ? <Trans>Creating…</Trans> : <Trans>Start</Trans>}
        </span>
      </Button>
    </div>
  );
}
