import { useLingui } from "@lingui/react/macro";
import { Icon, joinClassNames } from "@tessera/ui";
import { Lock } from "lucide-react";
import { useRef } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { templates, type Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { canUseTemplate } from "../can-use-template.ts";
import { DraftTemplate } from "../draft-template.tsx";
import { usePreviewModes } from "../preview-modes.ts";
import { useElementSize } from "../use-element-size.ts";
import { CodeTile } from "./code-tile.tsx";
import styles from "./film.module.css";

/** The props of the film strip. */
export type FilmStripProps = {
  /** What the preview shows; undefined for the sample of the category. */
  readonly template: Template | undefined;
  readonly hasSample: boolean;
};

const pictureWidthPx = 136;
const leastCodeWidthPx = 240;
const screenPx = 1280;

/** Shows some templates as small live screens, which one click opens, and the changed code. */
export function FilmStrip({ template: shown, hasSample }: FilmStripProps) {
  const { t, i18n } = useLingui();
  const [, change] = useViewSettings();
  const strip = useRef<HTMLElement>(null);
  const size = useElementSize(strip);
  const places = size ? Math.floor((size.widthPx - leastCodeWidthPx) / (pictureWidthPx + 1)) : 0;
  const count = Math.max(0, places - (hasSample ? 1 : 0));
  return (
    <section ref={strip} className={styles.strip} aria-label={t`Templates`}>
      {hasSample && (
        <FilmTile
          title={t`Sample`}
          isShown={shown === undefined}
          onPress={() => change({ template: undefined })}
        />
      )}
      {listShown(count, shown).map((template) => (
        <FilmTile
          key={template.id}
          title={i18n._(template.title)}
          template={template}
          isShown={template.id === shown?.id}
          onPress={() => change({ template: template.id })}
        />
      ))}
      <CodeTile />
    </section>
  );
}

/** Lists the first templates; the shown one takes the last place if it is not among them. */
function listShown(count: number, shown: Template | undefined): readonly Template[] {
  const first: readonly Template[] = templates.slice(0, count);
  if (count === 0 || !shown || first.some(({ id }) => id === shown.id)) return first;
  return [...first.slice(0, -1), shown];
}

type FilmTileProps = {
  readonly title: string;
  /** Undefined for the sample of the category, which has no small picture. */
  readonly template?: Template;
  readonly isShown: boolean;
  readonly onPress: () => void;
};

/** A small screen with the button that covers it; a picture of controls cannot be inside of one. */
function FilmTile({ title, template, isShown, onPress }: FilmTileProps) {
  const { entitlements } = useOpenProject();
  const isLocked = template !== undefined && !canUseTemplate(entitlements, template);
  return (
    <div className={styles.tile} data-shown={isShown || undefined}>
      <span className={joinClassNames(styles.picture, template === undefined && styles.sample)}>
        {template && <SmallScreen template={template.id} />}
      </span>
      <button type="button" aria-pressed={isShown} className={styles.title} onClick={onPress}>
        {title}
        {isLocked && <Icon icon={Lock} sizePx={12} aria-hidden={false} aria-label="Pro" />}
      </button>
    </div>
  );
}

/** Draws a template that follows the draft when edits pause. */
function SmallScreen({ template }: { readonly template: string }) {
  const { modes } = usePreviewModes();
  return (
    <DraftTemplate
      template={template}
      modes={modes}
      viewportPx={screenPx}
      pace="later"
      className={styles.screen}
    />
  );
}
