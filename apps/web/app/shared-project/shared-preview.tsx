import { useLingui } from "@lingui/react/macro";
import type { Design, Scheme } from "@tessera/engine";
import { SegmentedControl, Select } from "@tessera/ui";
import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { type TemplateId, freeTemplates } from "#editor/templates/template-ids.ts";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { PublicFontSheets } from "#font-sheets/public-font-sheets.tsx";
import styles from "./shared-project.module.css";

/** Shows the Free templates of a shared design system, one at a time, in light or dark. */
export function SharedPreview({ design }: { readonly design: Design }) {
  const { t } = useLingui();
  const [template, setTemplate] = useState<(typeof freeTemplates)[number]>("dashboard");
  const [scheme, setScheme] = useState<Scheme>("light");
  const titles: Readonly<Record<(typeof freeTemplates)[number] & TemplateId, string>> = {
    dashboard: t`Dashboard`,
    "sign-up": t`Sign-up`,
    pricing: t`Pricing`,
    article: t`Article`,
    components: t`Components`,
  };
  return (
    <section aria-label={t`Preview`}>
      <PublicFontSheets design={design} />
      <div className={styles.bar}>
        <Select
          aria-label={t`Template`}
          value={template}
          onChange={setTemplate}
          options={freeTemplates.map((id) => ({ id, text: titles[id] }))}
        />
        <SegmentedControl
          label={t`Preview mode`}
          value={scheme}
          onChange={setScheme}
          segments={[
            { id: "light", text: t`Light`, icon: Sun },
            { id: "dark", text: t`Dark`, icon: Moon },
          ]}
        />
      </div>
      <div className={styles.picture}>
        <TemplatePicture template={template} design={design} scheme={scheme} />
      </div>
    </section>
  );
}
