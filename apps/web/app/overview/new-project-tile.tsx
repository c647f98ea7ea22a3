import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization, plans } from "@tessera/contract";
import { Button, Heading, QuotaTiles, Text } from "@tessera/ui";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import styles from "./overview.module.css";

/** Shows the tile of the next project: how many more the plan allows, or how to get more. */
export function NewProjectTile({
  organization,
  used,
  onNew,
}: {
  organization: Organization;
  used: number;
  onNew: () => void;
}) {
  const { t } = useLingui();
  const plan = plans[organization.plan];
  const total = plan.entitlements.designSystems;
  const left = Math.max(0, total - used);
  if (!isAtLeast(organization.role, "editor") || !organization.writable) return null;
  return (
    <div className={styles.next}>
      <QuotaTiles
        size="m"
        label={t`${used} of ${total} used`}
        used={used}
        limit={total}
        nextLimit={used > total ? undefined : plans.pro.entitlements.designSystems}
      />
      <span className={styles.nextSpace} />
      <Heading level={2} size="tile">
        <Trans>New design system</Trans>
      </Heading>
      {left > 0 ? (
        <>
          <Text tone="muted">
            <Plural
              value={left}
              one={`You can create one more on ${plan.name}.`}
              other={`You can create # more on ${plan.name}.`}
            />
          </Text>
          <Button onPress={onNew}>
            <Trans>Create</Trans>
          </Button>
        </>
      ) : (
        <>
          <Text tone="muted">
            <Plural
              value={total}
              one={`${plan.name} includes # design system.`}
              other={`${plan.name} includes # design systems.`}
            />
          </Text>
          {organization.plan === "free" && (
            <ProOffer>
              <Trans>See what’s in Pro</Trans>
            </ProOffer>
          )}
        </>
      )}
    </div>
  );
}
