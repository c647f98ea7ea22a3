import { Trans, useLingui } from "@lingui/react/macro";
import type { Design, Scheme } from "@tessera/engine";
import { Text } from "@tessera/ui";
import type { Template } from "#editor/templates/template-list.ts";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import styles from "./locked-template.module.css";

type LockedTemplateProps = {
  readonly template: Template;
  readonly design: Design;
  readonly scheme: Scheme | "split";
};

/** Shows a template that the plan does not have: the start of its real picture, and what has it. */
export function LockedTemplate({ template, design, scheme }: LockedTemplateProps) {
  const { i18n, t } = useLingui();
  const title = i18n._(template.title);
  return (
    <section className={styles.stage} aria-label={title}>
      <div className={styles.picture}>
        <TemplatePicture template={template.id} design={design} scheme={scheme} />
      </div>
      <div className={styles.offer}>
        <Text as="p">
          <Trans>{title} is one of the screens of Pro, drawn with your tokens.</Trans>
        </Text>
        <ProOffer kind="ink" size="s">{t`See Pro`}</ProOffer>
      </div>
    </section>
  );
}
