import { Trans, useLingui } from "@lingui/react/macro";
import { plans } from "@tessera/contract";
import { Accordion } from "@tessera/ui";
import styles from "./questions.module.css";

/** What people ask first. */
export function Questions() {
  const { t } = useLingui();
  const { designSystems } = plans.free.entitlements;
  return (
    <Accordion
      className={styles["questions"] ?? ""}
      items={[
        {
          id: "contrast",
          title: t`What happens to my color if it fails contrast?`,
          content: (
            <Trans>
              Nothing. It stays as you typed it, on the step it belongs to. The roles that need more
              contrast take a neighboring step, and the editor shows every ratio.
            </Trans>
          ),
        },
        {
          id: "files",
          title: t`What do I take home?`,
          content: (
            <Trans>
              A CSS file with custom properties, and an SCSS module with the same values. They need
              nothing of Tessera to work: no account, no script, no network.
            </Trans>
          ),
        },
        {
          id: "free",
          title: t`How long is Free free?`,
          content: (
            <Trans>
              As long as you like, for {designSystems} design system. There is no card to leave and
              no trial that ends.
            </Trans>
          ),
        },
        {
          id: "sent",
          title: t`Does this page send what I type?`,
          content: (
            <Trans>
              No. The palette on this page is worked out in your browser by the same engine that the
              server runs for your exports.
            </Trans>
          ),
        },
      ]}
    />
  );
}
