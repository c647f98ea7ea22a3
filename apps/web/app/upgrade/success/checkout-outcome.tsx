import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { Button, Heading, LinkButton, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { useFailureText } from "#http/use-failure-text.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import styles from "./success.module.css";
import type { CheckoutState } from "./use-checkout.ts";

type OutcomeProps = { readonly checkout: CheckoutState };

/** Shows what is known of a checkout, and what can be done next. */
export function CheckoutOutcome({ checkout }: OutcomeProps) {
  const { organizations, organization } = useOrganization();
  const buyer = organizations.find(({ id }) => id === checkout.organizationId) ?? organization;
  const { stage } = checkout;
  if (stage === "done") return <Done checkout={checkout} buyer={buyer} />;
  if (stage === "waiting") return <Waiting checkout={checkout} buyer={buyer} />;
  return <NotPaid checkout={checkout} />;
}

type PaidProps = OutcomeProps & { readonly buyer: Organization | undefined };

function Waiting({ checkout, buyer }: PaidProps) {
  const { t } = useLingui();
  return (
    <Outcome
      title={t`Waiting for the payment provider`}
      text={t`You are back from the checkout. Pro starts as soon as the provider confirms the payment, usually within a minute. You can close this page, nothing is lost.`}
    >
      <CheckoutSteps checkout={checkout} name={buyer?.name} />
      <div className={styles.actions}>
        <LinkButton size="l" href="/overview">
          <Trans>Go to the overview</Trans>
        </LinkButton>
      </div>
    </Outcome>
  );
}

function Done({ checkout, buyer }: PaidProps) {
  const { t } = useLingui();
  const name = buyer?.name ?? "";
  return (
    <Outcome
      title={t`${name} is on Pro`}
      text={t`Everything in the Pro column works now, for all members.`}
    >
      <CheckoutSteps checkout={checkout} name={name} />
      <div className={styles.actions}>
        <LinkButton kind="ink" size="l" href="/overview">
          <Trans>Go to the overview</Trans>
        </LinkButton>
        {buyer && (
          <LinkButton size="l" href={`/${buyer.slug}/teams`}>
            <Trans>Invite members</Trans>
          </LinkButton>
        )}
        {buyer && (
          <LinkButton kind="quiet" size="l" href={`/${buyer.slug}/billing`}>
            <Trans>Plan & Billing</Trans>
          </LinkButton>
        )}
      </div>
    </Outcome>
  );
}

/** A checkout that was left, has ended, is of another user, or cannot be checked now. */
function NotPaid({ checkout: { stage, failure, ask } }: OutcomeProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (stage === "failed") {
    return (
      <Outcome title={t`The checkout can’t be checked now`} text={failureText(failure)}>
        <div className={styles.actions}>
          <Button kind="ink" size="l" onPress={ask}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      </Outcome>
    );
  }
  const titles = {
    none: t`No checkout was finished`,
    unknown: t`There’s no such checkout`,
    expired: t`The checkout has ended`,
  };
  return (
    <Outcome
      title={titles[stage as keyof typeof titles]}
      text={
        stage === "unknown"
          ? t`It belongs to another account, or the address is incomplete. A payment you made is found and confirmed by email.`
          : t`Nothing was charged, and your plan is unchanged. You can start again at any time.`
      }
    >
      <div className={styles.actions}>
        <ProOffer kind="ink" size="l">
          <Trans>Try again</Trans>
        </ProOffer>
        <LinkButton size="l" href="/overview">
          <Trans>Go to the overview</Trans>
        </LinkButton>
      </div>
    </Outcome>
  );
}

type PartProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

function Outcome({ title, text, children }: PartProps) {
  return (
    <section className={styles.outcome}>
      <div aria-live="polite" className={styles.words}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {text}
        </Text>
      </div>
      {children}
    </section>
  );
}
