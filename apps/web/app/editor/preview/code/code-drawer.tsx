import { useLingui } from "@lingui/react/macro";
import { locales } from "@tessera/contract";
import { Button, CodeBlock, Drawer, Icon, SegmentedControl, Select } from "@tessera/ui";
import { strToU8, zipSync } from "fflate";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { downloadFile } from "#download/download-file.ts";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import {
  listCodeFiles,
  type CodeFile,
  type CodeForm,
} from "#editor/templates/code/list-code-files.ts";
import { printTokensCss } from "#editor/templates/code/print-tokens-css.ts";
import { sharedFile, templateFile } from "#editor/templates/load-template.ts";
import type { Template } from "#editor/templates/template-list.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "./code-drawer.module.css";

type CodeDrawerProps = PopupProps & { readonly template: Template };

/** Shows the code of a template as HTML or as React, with the tokens of the draft. */
export function CodeDrawer({ template, isOpen, onClose }: CodeDrawerProps) {
  const { t, i18n } = useLingui();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      width="min(720px, 100vw)"
      title={t`Code of ${i18n._(template.title)}`}
    >
      <TemplateCode template={template} />
    </Drawer>
  );
}

function TemplateCode({ template }: { readonly template: Template }) {
  const { t } = useLingui();
  const [form, setForm] = useState<CodeForm>("html");
  const [name, setName] = useState<string>();
  const files = useCodeFiles(template, form);
  const shown = files.find((file) => file.name === name) ?? files[0];
  if (!shown) return null;
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <SegmentedControl
          size="s"
          label={t`Form of the code`}
          value={form}
          onChange={setForm}
          segments={[
            { id: "html", text: "HTML + CSS" },
            { id: "react", text: "React + TypeScript" },
          ]}
        />
        <Button size="s" onPress={() => downloadAll(`${template.id}-${form}`, files)}>
          <Icon icon={Download} sizePx={12} />
          {t`Download all files`}
        </Button>
      </div>
      <CodeBlock
        className={styles.block}
        label={t`Code of ${shown.name}`}
        lines={shown.text.split("\n").map((text) => [{ text }])}
        copyText={shown.text}
        title={
          <Select
            aria-label={t`File`}
            isMono
            value={shown.name}
            onChange={setName}
            options={files.map((file) => ({ id: file.name, text: file.name }))}
          />
        }
      />
    </div>
  );
}

/** Returns the files of a template's code; none until the template has loaded. */
function useCodeFiles({ id, title }: Template, form: CodeForm): readonly CodeFile[] {
  const { i18n } = useLingui();
  const { entitlements } = useOpenProject();
  const design = useDesign((draft) => draft);
  const locale = locales.find((each) => each === i18n.locale) ?? "en";
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    Promise.all([sharedFile().load(), templateFile(id, locale).load()]).then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [id, locale]);
  const shared = sharedFile().read();
  const file = templateFile(id, locale).read();
  if (!isLoaded || !shared || !file) return [];
  return listCodeFiles(form, {
    id,
    title: i18n._(title),
    locale,
    file,
    sharedCss: shared.css,
    tokensCss: printTokensCss(design, entitlements.hasDarkMode),
  });
}

function downloadAll(name: string, files: readonly CodeFile[]): void {
  const zip = zipSync(Object.fromEntries(files.map((file) => [file.name, strToU8(file.text)])));
  downloadFile(new Uint8Array(zip), `${name}.zip`, "application/zip");
}
