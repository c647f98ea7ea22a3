import { Trans, useLingui } from "@lingui/react/macro";
import { plans } from "@tessera/contract";
import type { Format } from "@tessera/engine";
import { Icon, LinkButton } from "@tessera/ui";
import { Lock } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/shell/section.tsx";
import styles from "./file-facts.module.css";
import { nameFormat } from "./format-names.ts";

/** What stands in place of a format's files where the plan does not have it. */
export function LockedFormat({ format }: { readonly format: Format }) {
  const { i18n } = useLingui();
  const { organization } = useOpenProject();
  const name = nameFormat(format, i18n);
  const plan = plans[organization.plan].name;
  return (
    <Section
      title={
        <span className={styles.locked}>
          <Icon icon={Lock} /> {name}
        </span>
      }
    >
      <p className={styles.note}>
        <Trans>
          The {plan} plan does not export {name}. Pro has every format.
        </Trans>
      </p>
      <LinkButton href="/pricing">
        <Trans>See Pro</Trans>
      </LinkButton>
    </Section>
  );
}
