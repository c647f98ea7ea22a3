import { Trans } from "@lingui/react/macro";
import { findExportLimit } from "@tessera/contract";
import { findFormat } from "@tessera/engine";
import { useParams } from "#navigation/router.tsx";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { ExportedFile } from "./file/exported-file.tsx";
import { LockedFormat } from "./file/locked-format.tsx";
import { VariablesFrame } from "./variables-frame.tsx";

/** The screen of the project's saved file in one format. */
export default function VariablesFormatScreen() {
  const { format: formatId = "" } = useParams();
  const format = findFormat(formatId);
  const { organization } = useOpenProject();
  if (!format) {
    return (
      <EditorMessage
        as="div"
        title={<Trans>Format not found</Trans>}
        text={<Trans>Choose a format under Variables.</Trans>}
      />
    );
  }
  return (
    <VariablesFrame current={format.id}>
      {findExportLimit(organization.plan, format.id) === undefined ? (
        <ExportedFile key={format.id} format={format} />
      ) : (
        <LockedFormat format={format} />
      )}
    </VariablesFrame>
  );
}
