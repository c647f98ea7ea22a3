import { Trans, useLingui } from "@lingui/react/macro";
import { plans } from "@tessera/contract";
import { Accordion } from "@tessera/ui";
import styles from "./questions.module.css";

/** Shows the frequent questions. */
export function Questions() {
  const { t } = useLingui();
  const { designSystems } = plans.free.entitlements;
  return (
    <Accordion
      className={styles.questions}
      items={[
        {
          id: "contrast",
          title: t`What if my color fails contrast?`,
          content: (
            <Trans>
              Nothing. It stays exactly as you typed it, on the step it fits. Roles that need more
              contrast use a neighboring step, and the editor shows every ratio.
            </Trans>
          ),
        },
        {
          id: "files",
          title: t`What files do I get?`,
          content: (
            <Trans>
              A CSS file with custom properties and an SCSS module with the same values. They are
              plain files and work without Tessera: no account, no script, no network.
            </Trans>
          ),
        },
        {
          id: "free",
          title: t`How long is the Free plan free?`,
          content: <Trans>Forever, for {designSystems} design system. No card, no trial.</Trans>,
        },
        {
          id: "sent",
          title: t`Does this page send what I type?`,
          content: (
            <Trans>
              No. Your browser generates this palette, with the same engine our server uses for
              exports.
            </Trans>
          ),
        },
      ]}
    />
  );
}
