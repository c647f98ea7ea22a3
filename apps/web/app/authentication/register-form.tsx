import { Trans, useLingui } from "@lingui/react/macro";
import { minimumAge, passwordLength } from "@tessera/contract";
import {
  Button,
  DateField,
  EmailField,
  ErrorNote,
  loadOnce,
  PasswordField,
  TextField,
} from "@tessera/ui";
import { send } from "#http/send.ts";
import { AcceptTerms } from "./accept-terms.tsx";
import styles from "./authentication.module.css";
import type { Registered } from "./pending-email.ts";
import { getTypedEmail } from "./typed-email.ts";
import { useContractForm } from "./use-contract-form.ts";

const check = loadOnce(async () => (await import("./form-checks.ts")).checkRegister);

const emptyValues = { name: "", password: "", birthDate: "", acceptTerms: false };

/** Shows the form that creates an account. */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { ...emptyValues, email: getTypedEmail() },
    send: async (body) => onRegistered((await send("register", { body })).data),
  });
  const birthDate = field("birthDate");
  return (
    <form {...formProps} className={styles.form}>
      <TextField {...field("name")} label={t`Name`} size="l" autoComplete="name" />
      <EmailField {...field("email")} label={t`Email`} size="l" />
      <PasswordField
        {...field("password")}
        label={t`Password`}
        description={t`Use ${passwordLength.minimum} characters or more. Leaked passwords are not accepted.`}
        size="l"
        autoComplete="new-password"
      />
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
  );
}
