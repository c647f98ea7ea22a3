import { importPart } from "#editor/later-parts/import-part.ts";
import { type ReactNode, useRef, useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { findTemplate, firstTemplate, type Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { PreviewBar } from "./bar/preview-bar.tsx";
import { canUseTemplate } from "./can-use-template.ts";
import { LaterFilm } from "./film/later-film.tsx";
import styles from "./preview-pane.module.css";
import { SampleStage } from "./stage/sample-stage.tsx";
import { TemplateStage } from "./stage/template-stage.tsx";

const LockedStage = lazyPart(
  async () => (await importPart(import("./stage/locked-stage.tsx"))).LockedStage,
);

/** The props of a preview. */
export type PreviewPaneProps = {
  /** The sample of the category, which is shown until a template is chosen. */
  readonly sample?: ReactNode;
  /** The description of the sample for screen readers. */
  readonly sampleLabel?: string | undefined;
  /** The controls of the sample, before those of the whole preview. */
  readonly sampleControls?: ReactNode;
};

/** Previews the draft's tokens: in the category's sample, or in a whole screen. */
export function PreviewPane({ sample, sampleLabel, sampleControls }: PreviewPaneProps) {
  const [view] = useViewSettings();
  const pane = useRef<HTMLDivElement>(null);
  const hasSample = sample !== undefined;
  const template = findTemplate(view.template) ?? (hasSample ? undefined : firstTemplate);
  return (
    <div ref={pane} className={styles.pane}>
      <PreviewBar pane={pane} template={template} hasSample={hasSample}>
        {template === undefined && sampleControls}
      </PreviewBar>
      {template === undefined ? (
        <SampleStage label={sampleLabel}>{sample}</SampleStage>
      ) : (
        <OpenStage template={template} />
      )}
      <LaterFilm template={template} hasSample={hasSample} />
    </div>
  );
}

/** Shows a template live, or as a picture if the plan does not have it. */
function OpenStage({ template }: { readonly template: Template }) {
  const { entitlements } = useOpenProject();
  const [isAway, setIsAway] = useState(false);
  if (canUseTemplate(entitlements, template)) return <TemplateStage template={template} />;
  return <LockedStage template={template} isOpen={!isAway} onFailure={() => setIsAway(true)} />;
}
