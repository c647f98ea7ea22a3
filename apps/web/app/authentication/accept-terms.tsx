import { Trans } from "@lingui/react/macro";
import { Checkbox, TextLink } from "@tessera/ui";

/** The props of the checkbox that accepts the terms. */
export type AcceptTermsProps = {
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (isAccepted: boolean) => void;
  readonly errorMessage: string | undefined;
};

/** Shows the checkbox that accepts the terms of service. */
export function AcceptTerms({ value: isAccepted, ...field }: AcceptTermsProps) {
  return (
    <Checkbox {...field} isSelected={isAccepted}>
      <Trans>
        I accept the <TextLink href="/legal/terms-of-service">terms of service</TextLink> and have
        read the <TextLink href="/legal/privacy-policy">privacy policy</TextLink>.
      </Trans>
    </Checkbox>
  );
}
