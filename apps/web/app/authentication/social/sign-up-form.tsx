import { Trans, useLingui } from "@lingui/react/macro";
import {
  type LoggedIn,
  minimumAge,
  type PendingSignUp,
  type SocialProvider,
  socialProviderNames,
} from "@tessera/contract";
import { Button, DateField, ErrorNote, loadOnce, Text, TextField, TextLink } from "@tessera/ui";
import { send } from "#http/send.ts";
import { keepDeviceKey } from "#session/device-keys.ts";
import { AcceptTerms } from "../accept-terms.tsx";
import styles from "../authentication.module.css";
import { useContractForm } from "../use-contract-form.ts";

const check = loadOnce(async () => (await import("../form-checks.ts")).checkSocialRegistration);

const emptyValues = { name: "", birthDate: "", acceptTerms: false };

/** The props of the form that completes an account. */
export type SignUpFormProps = {
  readonly provider: SocialProvider;
  readonly signUp: PendingSignUp;
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>;
};

/** Requests what a provider does not know, and creates the account of a first login. */
export function SignUpForm({ provider, signUp, onLoggedIn }: SignUpFormProps) {
  const { t } = useLingui();
  const { email, name, signUpToken } = signUp;
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { ...emptyValues, name },
    send: async (body) => {
      const { data } = await send("registerSocially", { body: { ...body, signUpToken } });
      await keepDeviceKey(data.user.email, data.deviceKey);
      await onLoggedIn(data);
    },
  });
  const birthDate = field("birthDate");
  const providerName = socialProviderNames[provider];
  return (
    <>
      <Text tone="muted" className={styles.lead}>
        <Trans>
          {providerName} has verified <strong>{email}</strong>. Your account gets this email, and no
          password.
        </Trans>
      </Text>
      <form {...formProps} className={styles.form}>
        <TextField {...field("name")} label={t`Name`} size="l" autoComplete="name" />
        <DateField
          {...birthDate}
          onChange={(date) => birthDate.onChange(date ?? "")}
          label={t`Date of birth`}
          description={t`We ask because you must be at least ${minimumAge}. Nobody else sees it.`}
          size="l"
          autoComplete="bday"
        />
        <AcceptTerms {...field("acceptTerms")} />
        {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
        <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
          <Trans>Create account</Trans>
        </Button>
      </form>
      <p className={styles.aside}>
        <TextLink href="/login">
          <Trans>Back to login</Trans>
        </TextLink>
      </p>
    </>
  );
}
