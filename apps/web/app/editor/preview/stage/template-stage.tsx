import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { TextFontSheets, CodeFontSheets } from "../font-sheets.tsx";
import { useElementSize } from "../use-element-size.ts";
import { VisionFilter } from "../vision/vision-filter.tsx";
import { placeFrames } from "./place-frames.ts";
import { TemplateFrame } from "./template-frame.tsx";
import styles from "./stage.module.css";

/** Shows a template in a frame of the chosen width, and beside it on a phone where there is room. */
export function TemplateStage({ template }: { readonly template: Template }) {
  const { i18n, t } = useLingui();
  const [{ widthPx, vision }] = useViewSettings();
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const title = i18n._(template.title);
  return (
    <div ref={stage} className={styles.stage}>
      <TextFontSheets />
      {template.id === "docs" && <CodeFontSheets />}
      {vision !== "normal" && <VisionFilter vision={vision} />}
      {size &&
        placeFrames(size, widthPx).map((place, index) => (
          <TemplateFrame
            key={index === 0 ? "first" : "second"}
            template={template.id}
            label={index === 0 ? title : t`${title} on a phone`}
            pace={index === 0 ? "at-once" : "later"}
            place={place}
          />
        ))}
    </div>
  );
}
