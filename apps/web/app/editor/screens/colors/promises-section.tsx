import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { acceptNearestTargets } from "@tessera/engine";
import { Button, keepPlace, Text } from "@tessera/ui";
import { useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { usePreviewModes } from "#editor/preview/preview-modes.ts";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { Section } from "#editor/panes/section.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { listAcceptable } from "./acceptable-targets.ts";
import { PromiseItem } from "./promise-item.tsx";
import styles from "./promises-section.module.css";
import { findWeakestPromises } from "./weakest-promises.ts";

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
      <NearestForAll />
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

/** Offers the nearest ratio of every target that no color reaches, if there are several. */
function NearestForAll() {
  const { t } = useLingui();
  const { canEdit, entitlements } = useOpenProject();
  const edit = useEdit();
  const count = useDesign((design) => listAcceptable(design).length);
  if (count < 2 || !canEdit || !entitlements.hasAdvancedColor) return null;

  function takeAll() {
    edit("color/contrastTargets/text", (design) =>
      acceptNearestTargets(design.recipe, listAcceptable(design)),
    );
  }
  return (
    <div className={styles.all}>
      <Text as="span" size="label" tone="muted">
        <Plural value={count} one="# target is out of reach." other="# targets are out of reach." />
      </Text>
      <Button ref={keepPlace} size="s" onPress={takeAll}>{t`Use nearest for all`}</Button>
    </div>
  );
}
