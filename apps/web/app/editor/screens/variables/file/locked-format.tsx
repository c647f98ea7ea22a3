import { Trans, useLingui } from "@lingui/react/macro";
import { defaultIn, planOfFormat, plans, printExportTitle, printPrice } from "@tessera/contract";
import type { Format, PrintOptions } from "@tessera/engine";
import { CodeBlock, Heading, Text } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import { useMemo } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { codeLanguageOf } from "#editor/screens/variables/format-files.ts";
import { highlightCode } from "#code/highlight-code.ts";
import { FileFacts } from "#editor/screens/variables/facts/file-facts.tsx";
import { LockedTitle } from "#editor/project/plan-locks.tsx";
import { nameFormat } from "#editor/names/format-names.ts";
import { OptionControls } from "#editor/screens/variables/options/option-controls.tsx";
import frame from "./exported-file.module.css";
import styles from "./locked-format.module.css";
import { UnsavedNote } from "./unsaved-note.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";

/** The number of lines in the preview of a locked file. */
const shownLines = 30;

const defaultOptions = {};

/**
 * Shows the beginning of a format's main file if the plan does not include the format, and links to
 * the upgrade. The server refuses the file, so its first lines are printed here, from the saved
 * recipe in the schemes of the plan.
 */
export function LockedFormat({ format }: { readonly format: Format }) {
  const files = useFiles(format);
  return (
    <>
      <UnsavedNote />
      <div className={frame.body}>
        <LockedPreview format={format} />
        <FileFacts format={format} exported={{ files, options: defaultOptions }}>
          <OptionControls format={format} requested={defaultOptions} request={() => undefined} />
        </FileFacts>
      </div>
    </>
  );
}

/** Shows the first lines of a format's main file above the offer of the plan that includes it. */
export function LockedPreview({ format }: { readonly format: Format }) {
  const { t } = useLingui();
  const { path, text } = useFiles(format)[0];
  const lines = useMemo(
    () => highlightCode(text.split("\n", shownLines).join("\n"), codeLanguageOf(format.id, path)),
    [format, text, path],
  );
  return (
    <div className={styles.stage}>
      <CodeBlock
        className={styles.file}
        label={t`First lines of ${path}`}
        lines={lines}
        hasCopy={false}
        title={path}
      />
      <Offer format={format} />
    </div>
  );
}

function useFiles(format: Format): ReturnType<Format["print"]> {
  const { design, revision } = useDraft(({ saved }) => saved);
  const { organization, project } = useOpenProject();
  return useMemo(() => {
    const schemes = format.options.find((option) => option.kind === "choices");
    const options: PrintOptions = {
      title: printExportTitle(project.name, revision),
      ...(schemes && { schemes: defaultIn(organization.plan, schemes) }),
    };
    return format.print(design, options);
  }, [format, design, revision, organization.plan, project.name]);
}

function Offer({ format }: { readonly format: Format }) {
  const { t, i18n } = useLingui();
  const { name, monthlyPriceMinor, currency } = plans[planOfFormat(format.id)];
  const price = printPrice(monthlyPriceMinor, currency, useLocale());
  return (
    <section className={styles.offer} aria-labelledby="locked-format">
      <div className={styles.words}>
        <Heading level={2} size="part" id="locked-format">
          <LockedTitle>{nameFormat(format, i18n)}</LockedTitle>
        </Heading>
        <Text tone="muted">
          <Trans>
            These are the first lines of your file. {name} exports all of it, in every format, light
            and dark. {price} a month.
          </Trans>
        </Text>
      </div>
      <ProOffer kind="ink">{t`See Pro`}</ProOffer>
    </section>
  );
}
