import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { OpenVersion } from "@tessera/contract";
import { defaultModes, type Design, parseStoredRecipe, type Scheme } from "@tessera/engine";
import { Button, Icon, joinClassNames, Skeleton, SkeletonBlock } from "@tessera/ui";
import { Pencil, Pin, PinOff, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { DesignTemplate } from "#editor/preview/design-template.tsx";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { DesignFontSheets } from "#font-sheets/family-sheets.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { onePane } from "#editor/panes/one-pane.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useMediaQuery } from "#media/use-media-query.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./history.module.css";
import { useMarkVersion } from "./use-mark-version.ts";

const RenameDialog = lazyPart(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const RestoreDialog = lazyPart(async () => (await import("./restore-dialog.tsx")).RestoreDialog);

type VersionPreviewProps = { readonly revision: number; readonly current: number };

/** Shows a version on the preview, read-only, with what can be done with it. */
export function VersionPreview({ revision, current }: VersionPreviewProps) {
  const { project } = useOpenProject();
  const { data, error, refetch } = useQuery(queries.version(project.id, revision));
  if (data) return <OpenedVersion key={revision} version={data} isCurrent={revision === current} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <FailureNote failure={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <Skeleton>
      <SkeletonBlock className={styles.loadingPreview} />
    </Skeleton>
  );
}

type OpenedVersionProps = { readonly version: OpenVersion; readonly isCurrent: boolean };

function OpenedVersion({ version, isCurrent }: OpenedVersionProps) {
  const { t } = useLingui();
  const [scheme, setScheme] = useState<Scheme>("light");
  // On a phone the preview is the whole screen, and its title the heading of the page.
  const isOnePane = useMediaQuery(onePane);
  const Title = isOnePane ? "h1" : "p";
  const design = useMemo(() => parseStoredRecipe(version.recipe), [version.recipe]);
  return (
    <>
      <div className={styles.bar}>
        <Title className={styles.heading}>
          <VersionTitle version={version} />{" "}
          <span className={styles.quiet}>
            <Trans>read-only preview</Trans>
          </span>
        </Title>
        <SchemeSwitch label={t`Preview mode`} value={scheme} onChange={setScheme} isPreview />
        <VersionActions version={version} isCurrent={isCurrent} />
      </div>
      <div className={styles.stage}>
        <section
          className={joinClassNames(styles.picture, !isOnePane && styles.scaled)}
          aria-label={t`The dashboard in the tokens of this version`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={0}
        >
          {design.ok && <Picture design={design.value} scheme={scheme} isFluid={isOnePane} />}
        </section>
      </div>
    </>
  );
}

type PictureProps = {
  readonly design: Design;
  readonly scheme: Scheme;
  /** True if the template has the width of the pane, and false if it is a scaled screen. */
  readonly isFluid: boolean;
};

function Picture({ design, scheme, isFluid }: PictureProps) {
  const template = "dashboard";
  if (isFluid) {
    return (
      <DesignTemplate template={template} design={design} modes={{ ...defaultModes, scheme }} />
    );
  }
  return (
    <>
      <DesignFontSheets design={design} />
      <TemplatePicture template={template} design={design} scheme={scheme} />
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

function VersionActions({ version, isCurrent }: OpenedVersionProps) {
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
