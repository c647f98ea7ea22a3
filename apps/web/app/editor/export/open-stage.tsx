import { useLingui } from "@lingui/react/macro";
import type { Format, FormatOption } from "@tessera/engine";
import { Button, ErrorNote } from "@tessera/ui";
import { useState } from "react";
import { OptionControls } from "#editor/screens/variables/options/option-controls.tsx";
import type { RequestedOptions } from "#editor/screens/variables/options/requested-options.ts";
import { FileSkeleton } from "#editor/screens/variables/file/file-skeleton.tsx";
import { FileStage } from "./file-stage.tsx";
import styles from "./export-sheet.module.css";
import { useExportedFile } from "./use-exported-file.ts";

type OpenStageProps = {
  readonly format: Format;
  readonly requested: RequestedOptions;
  readonly request: (option: FormatOption, text: string) => void;
};

/** Loads the files of a format that the plan includes, and shows them with the format's options. */
export function OpenStage({ format, requested, request }: OpenStageProps) {
  const { t } = useLingui();
  const [path, setPath] = useState<string>();
  const { data, error, refetch } = useExportedFile(format, requested);
  const shown = data?.files.find((each) => each.path === path) ?? data?.files[0];
  const controls = <OptionControls format={format} requested={requested} request={request} />;
  if (data && shown) {
    return (
      <FileStage format={format} exported={data} shown={shown} onChoose={setPath}>
        {controls}
      </FileStage>
    );
  }
  return (
    <div className={styles.waiting}>
      {error ? (
        <ErrorNote action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}>
          {error.message}
        </ErrorNote>
      ) : (
        <FileSkeleton />
      )}
    </div>
  );
}
