import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import type { Template } from "#editor/templates/template-list.ts";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import styles from "./locked-stage.module.css";
import { ProOffer } from "#upgrade/pro-offer.tsx";

/** Shows a template that the plan does not have: the start of its real picture, and what has it. */
export function LockedStage({ template }: { readonly template: Template }) {
  const { i18n, t } = useLingui();
  const [{ scheme }] = useViewSettings();
  const design = useDesign((draft) => draft);
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
