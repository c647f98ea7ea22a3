import { Trans, useLingui } from "@lingui/react/macro";
import type { OpenVersion } from "@tessera/contract";
import type { Design } from "@tessera/engine";
import { Button, Icon, Skeleton, SkeletonBlock } from "@tessera/ui";
import { Pencil, Pin, PinOff, RotateCcw } from "lucide-react";
import { useState } from "react";
import { SchemeChoice } from "#editor/preview/bar/scheme-choice.tsx";
import { TemplateChoice } from "#editor/preview/bar/template-choice.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { onePane } from "#editor/panes/one-pane.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useMediaQuery } from "#media/use-media-query.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./history.module.css";
import { PaletteStrip } from "./palette-strip.tsx";
import { useMarkVersion } from "./use-mark-version.ts";
import { VersionStage } from "./version-stage.tsx";
import { useShownTemplate } from "./use-shown-template.ts";
import { useVersionDesign } from "./use-version-design.ts";

const RenameDialog = lazyPart(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const RestoreDialog = lazyPart(async () => (await import("./restore-dialog.tsx")).RestoreDialog);

type VersionPreviewProps = { readonly revision: number; readonly current: number };

/** Shows a version on the preview, read-only, with what can be done with it. */
export function VersionPreview({ revision, current }: VersionPreviewProps) {
  const { opened, error, retry } = useVersionDesign(revision);
  if (opened) return <OpenedVersion key={revision} {...opened} isCurrent={revision === current} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <FailureNote failure={error} onRetry={retry} />
      </div>
    );
  }
  return (
    <Skeleton>
      <SkeletonBlock className={styles.loadingPreview} />
    </Skeleton>
  );
}

type VersionActionsProps = { readonly version: OpenVersion; readonly isCurrent: boolean };

type OpenedVersionProps = VersionActionsProps & { readonly design: Design };

function OpenedVersion({ version, design, isCurrent }: OpenedVersionProps) {
  const { i18n, t } = useLingui();
  const [view] = useViewSettings();
  const template = useShownTemplate();
  // On a phone the preview is the whole screen, and its title the heading of the page.
  const Title = useMediaQuery(onePane) ? "h1" : "p";
  if (!template) return null;
  const title = i18n._(template.title);
  return (
    <>
      <div className={styles.bar}>
        <Title className={styles.heading}>
          <VersionTitle version={version} />{" "}
          <span className={styles.quiet}>
            <Trans>read-only preview</Trans>
          </span>
        </Title>
        <TemplateChoice template={template} hasSample={false} />
        <SchemeChoice canSplit />
        <VersionActions version={version} isCurrent={isCurrent} />
      </div>
      <VersionStage
        template={template}
        label={t`${title} in the tokens of this version`}
        dividerLabel={t`Divider of light and dark`}
        left={{ design, scheme: view.scheme === "dark" ? "dark" : "light" }}
        right={view.scheme === "split" ? { design, scheme: "dark" } : undefined}
      />
      <PaletteStrip revision={version.revision} design={design} kind="shown" />
    </>
  );
}

/** Shows the name and the number of a version. */
function VersionTitle({
  version: { name, revision },
}: {
  readonly version: Pick<OpenVersion, "name" | "revision">;
}) {
  return name === null ? (
    <Trans>Version {revision}</Trans>
  ) : (
    <Trans>
      {name}, v{revision}
    </Trans>
  );
}

function VersionActions({ version, isCurrent }: VersionActionsProps) {
  const { canEdit } = useOpenProject();
  const [open, setOpen] = useState<"rename" | "restore">();
  const mark = useMarkVersion(version.revision);
  if (!canEdit) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="s" onPress={() => setOpen("rename")}>
        <Icon icon={Pencil} />
        <Trans>Name</Trans>
      </Button>
      <Button
        size="s"
        isPending={mark.isPending}
        onPress={() => mark.mutate({ pinned: !version.pinned })}
      >
        <Icon icon={version.pinned ? PinOff : Pin} />
        {version.pinned ? <Trans>Unpin</Trans> : <Trans>Pin</Trans>}
      </Button>
      {!isCurrent && (
        <Button size="s" kind="ink" onPress={() => setOpen("restore")}>
          <Icon icon={RotateCcw} />
          <Trans>Restore</Trans>
        </Button>
      )}
      <RenameDialog
        version={version}
        isOpen={open === "rename"}
        onClose={close}
        onFailure={close}
      />
      <RestoreDialog
        version={version}
        isOpen={open === "restore"}
        onClose={close}
        onFailure={close}
      />
    </>
  );
}
