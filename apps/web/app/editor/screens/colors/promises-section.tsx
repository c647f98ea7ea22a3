import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  countLostPromises,
  overridePath,
  pinInModes,
  pinToken,
  suggestColor,
  tokenName,
  unpinToken,
  type Design,
  type TokenPath,
} from "@tessera/engine";
import { Button, Tag, PromiseRow } from "@tessera/ui";
import { useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { usePreviewModes } from "#editor/preview/preview-modes.tsx";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { Section } from "#editor/panes/section.tsx";
import styles from "./promises-section.module.css";
import { countBroken, findWeakestPromises, type WeakestPromise } from "./weakest-promises.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { contrastRatio, type HexColor } from "@tessera/engine/color";
import { useEdit } from "#editor/fields/use-edit.ts";

/** The number of promises in the collapsed list; broken ones are always listed. */
const shownAtFirst = 6;

/**
 * Lists every contrast promise of the colors in the previewed scheme, kept or broken at each edit.
 */
export function PromisesSection() {
  const { t } = useLingui();
  const { modes, change } = usePreviewModes();
  const { scheme } = modes;
  const [isWhole, setIsWhole] = useState(false);
  const promises = useDesign((design) => findWeakestPromises(design, scheme));
  const broken = promises.filter(({ promise }) => !promise.isKept).length;
  const shown = isWhole ? promises : promises.slice(0, Math.max(shownAtFirst, broken));
  return (
    <Section
      title={t`Contrast promises`}
      aside={
        <SchemeSwitch
          label={t`Mode of the contrast promises`}
          value={scheme}
          onChange={(next) => change({ scheme: next })}
        />
      }
    >
      <ul className={styles.list}>
        {shown.map(({ promise, all }) => (
          <PromiseItem key={promise.foreground} promise={promise} all={all} />
        ))}
      </ul>
      {promises.length > shownAtFirst && (
        <Button kind="quiet" size="s" className={styles.more} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {promises.length}</Trans>}
        </Button>
      )}
    </Section>
  );
}

/** Shows whether all promises of steps and of roles are kept, in the schemes of the plan. */
export function PromisesTag() {
  const { t } = useLingui();
  const { entitlements } = useOpenProject();
  const schemes = entitlements.hasDarkMode ? (["light", "dark"] as const) : (["light"] as const);
  const count = useDesign((design) => countBroken(design, schemes) + countLostPromises(design));
  if (count === 0) {
    return <Tag kind="success">{t`Promises kept`}</Tag>;
  }
  return (
    <Tag kind="danger">
      <Plural value={count} one="# promise broken" other="# promises broken" />
    </Tag>
  );
}

/**
 * Shows one promise; a broken one offers the nearest color that keeps all promises, or the
 * generated one.
 */
function PromiseItem({ promise, all }: WeakestPromise) {
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const { foreground, background, modes, leastContrast, measuredContrast } = promise;
  const { hex, on, isPinned, suggested } = useDesign((design) => {
    const colorOf = (path: TokenPath) => hexOf(design, path, modes);
    const shown = colorOf(foreground);
    return {
      hex: shown,
      on: colorOf(background),
      isPinned: design.tokens.get(foreground)?.pinned ?? false,
      suggested: promise.isKept
        ? undefined
        : suggestColor(
            shown,
            all.map((each) => ({
              hex: colorOf(each.background),
              leastContrast: each.leastContrast,
            })),
          ),
    };
  });

  function take(color: HexColor) {
    edit(overridePath(foreground), ({ recipe, tokens }) => {
      const value = { type: "color", hex: color, alpha: 1 } as const;
      const definition = tokens.get(foreground)?.definition ?? value;
      return pinToken(recipe, foreground, pinInModes(definition, modes, value));
    });
  }

  return (
    <PromiseRow
      foreground={{ name: shortName(foreground), hex }}
      background={{ name: shortName(background), hex: on }}
      measuredContrast={measuredContrast}
      leastContrast={leastContrast}
      isPinned={isPinned}
      suggestion={
        suggested ? { hex: suggested, contrast: contrastRatio(suggested, on) } : undefined
      }
      onUseSuggestion={suggested && canEdit ? () => take(suggested) : undefined}
      onReset={
        isPinned && canEdit
          ? () => edit(overridePath(foreground), ({ recipe }) => unpinToken(recipe, foreground))
          : undefined
      }
    />
  );
}

function shortName(path: TokenPath): string {
  return tokenName(path).replace(/^color-/, "");
}

function hexOf(set: Design, path: TokenPath, modes: WeakestPromise["promise"]["modes"]): HexColor {
  const value = set.valuesIn(modes).get(path);
  if (value?.type !== "color") throw new Error(`A promise names "${path}", which is not a color`);
  return value.hex;
}
