import type { Design, Scheme } from "@tessera/engine";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { importPart } from "#editor/later-parts/import-part.ts";
import { canUseTemplate } from "#editor/preview/can-use-template.ts";
import { DesignTemplate } from "#editor/preview/design-template.tsx";
import { placeFrame } from "#editor/preview/stage/place-frames.ts";
import { ScaledFrame } from "#editor/preview/stage/scaled-frame.tsx";
import { SplitDivider } from "#editor/preview/stage/split-divider.tsx";
import { useElementSize } from "#editor/preview/use-element-size.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { Template } from "#editor/templates/template-list.ts";
import { codeFamily } from "#font-sheets/code-family.ts";
import { FamilySheets } from "#font-sheets/family-sheets.tsx";
import { listPreferredFamilies } from "#font-sheets/preferred-families.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./version-stage.module.css";

const LockedTemplate = lazyPart(
  async () =>
    (await importPart(import("#editor/preview/stage/locked-template.tsx"))).LockedTemplate,
);

/** A version as one side of a screen shows it. */
type ShownSide = { readonly design: Design; readonly scheme: Scheme };

type VersionStageProps = {
  readonly template: Template;
  readonly label: string;
  readonly left: ShownSide;
  /** Undefined for an undivided screen. */
  readonly right?: ShownSide | undefined;
  readonly dividerLabel: string;
  /** The parts over the screen. */
  readonly children?: ReactNode;
};

/** Shows a template in one version, or divided into two; as a picture if the plan does not have it. */
export function VersionStage(props: VersionStageProps) {
  const { template, left, right = left } = props;
  const { entitlements } = useOpenProject();
  const [isAway, setIsAway] = useState(false);
  if (canUseTemplate(entitlements, template)) return <Screen {...props} />;
  return (
    <LockedTemplate
      template={template}
      {...right}
      isOpen={!isAway}
      onFailure={() => setIsAway(true)}
    />
  );
}

const desktopPx = 1280;

function Screen({ template, label, left, right, dividerLabel, children }: VersionStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const place = size && placeFrame(size, desktopPx);
  const sides = right ? [left, right] : [left];
  return (
    <div ref={stage} className={styles.stage}>
      {place && (
        <ScaledFrame
          frame={frame}
          page={page}
          place={place}
          label={label}
          screens={
            <div className={styles.sides}>
              {sides.map((side, at) => (
                <Side
                  // oxlint-disable-next-line react/no-array-index-key -- a side is its place
                  key={at}
                  {...side}
                  template={template.id}
                  viewportPx={place.widthPx}
                />
              ))}
            </div>
          }
        >
          {children}
          {right && <SplitDivider frame={frame} label={dividerLabel} />}
        </ScaledFrame>
      )}
    </div>
  );
}

type SideProps = ShownSide & { readonly template: string; readonly viewportPx: number };

function Side({ template, design, scheme, viewportPx }: SideProps) {
  const modes = useMemo(() => ({ ...design.defaultModes, scheme }), [design, scheme]);
  const codeFonts = useMemo(
    () => [...listPreferredFamilies(design, (path) => path === codeFamily)],
    [design],
  );
  return (
    <>
      {template === "docs" && <FamilySheets preferred={codeFonts} />}
      <DesignTemplate
        template={template}
        design={design}
        modes={modes}
        viewportPx={viewportPx}
        className={styles.side}
      />
    </>
  );
}
