import { useLingui } from "@lingui/react/macro";
import type { Design } from "@tessera/engine";
import { Skeleton, SkeletonBlock, Tag } from "@tessera/ui";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import styles from "./history.module.css";
import own from "./compare.module.css";
import { PaletteStrip } from "./palette-strip.tsx";
import { VersionStage } from "./version-stage.tsx";
import { useShownTemplate } from "./use-shown-template.ts";
import { useVersionDesign } from "./use-version-design.ts";

type ComparePreviewProps = { readonly from: number; readonly to: number };

/** Shows one screen in two versions: the former one left of a divider, the latter one right of it. */
export function ComparePreview({ from, to }: ComparePreviewProps) {
  const former = useVersionDesign(from);
  const latter = useVersionDesign(to);
  const failed = [former, latter].find(({ error }) => error);
  if (failed?.error) {
    return (
      <div className={styles.failure}>
        <FailureNote failure={failed.error} onRetry={failed.retry} />
      </div>
    );
  }
  if (!former.opened || !latter.opened) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.loadingPreview} />
      </Skeleton>
    );
  }
  return (
    <>
      <DividedScreen
        from={from}
        to={to}
        former={former.opened.design}
        latter={latter.opened.design}
      />
      <PaletteStrip revision={from} design={former.opened.design} kind="former" />
      <PaletteStrip revision={to} design={latter.opened.design} kind="latter" />
    </>
  );
}

type DividedScreenProps = ComparePreviewProps & {
  readonly former: Design;
  readonly latter: Design;
};

function DividedScreen({ from, to, former, latter }: DividedScreenProps) {
  const { i18n, t } = useLingui();
  const [view] = useViewSettings();
  const template = useShownTemplate();
  if (!template) return null;
  const scheme = view.scheme === "dark" ? "dark" : "light";
  const title = i18n._(template.title);
  return (
    <VersionStage
      template={template}
      label={t`${title} in the tokens of versions ${from} and ${to}`}
      dividerLabel={t`Divider of versions ${from} and ${to}`}
      left={{ design: former, scheme }}
      right={{ design: latter, scheme }}
    >
      <Tag kind="outlined" className={own.formerTag}>
        v{from}
      </Tag>
      <Tag kind="outlined" className={own.latterTag}>
        v{to}
      </Tag>
    </VersionStage>
  );
}
