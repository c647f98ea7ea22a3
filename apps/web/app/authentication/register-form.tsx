import { Trans, useLingui } from "@lingui/react/macro";
import {
  fieldProblems,
  fillText,
  isOldEnough,
  minimumAge,
  operations,
  passwordLength,
} from "@tessera/contract";
import {
  Button,
  Checkbox,
  DateField,
  EmailField,
  ErrorNote,
  PasswordField,
  TextField,
  TextLink,
} from "@tessera/ui";
import { Controller } from "react-hook-form";
import { send } from "#http/send.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./authentication.module.css";
import type { Registered } from "./pending-email.ts";
import { useContractForm } from "./use-contract-form.ts";
import { useFirstFocus } from "./use-first-focus.ts";

type RegisterValues = {
  name: string;
  email: string;
  password: string;
  birthDate: string;
  acceptTerms: boolean;
};

/** Shows the form that creates an account. */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const frame = useFirstFocus<HTMLFormElement>();
  const { form, submit } = useContractForm<RegisterValues, typeof operations.register.body>({
    schema: operations.register.body,
    defaultValues: { name: "", email: "", password: "", birthDate: "", acceptTerms: false },
    check: (body) =>
      isOldEnough(body.birthDate, new Date())
        ? {}
        : { birthDate: fillText(fieldProblems.tooYoung, locale, { minimum: minimumAge }) },
    send: async (body) => onRegistered((await send("register", { body })).data),
  });
  const { control } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={frame} className={styles.form} onSubmit={submit} noValidate>
      <Controller
        name="name"
        control={control}
        render={({ field }) => (
          <TextField
            {...field}
            label={t`Name`}
            size="l"
            autoComplete="name"
            errorMessage={errors.name?.message}
          />
        )}
      />
      <Controller
        name="email"
        control={control}
        render={({ field }) => (
          <EmailField {...field} label={t`Email`} size="l" errorMessage={errors.email?.message} />
        )}
      />
      <Controller
        name="password"
        control={control}
        render={({ field }) => (
          <PasswordField
            {...field}
            label={t`Password`}
            description={t`Use ${passwordLength.minimum} characters or more. Leaked passwords are not accepted.`}
            size="l"
            autoComplete="new-password"
            errorMessage={errors.password?.message}
          />
        )}
      />
      <Controller
        name="birthDate"
        control={control}
        render={({ field }) => (
          <DateField
            {...field}
            onChange={(date) => field.onChange(date ?? "")}
            label={t`Date of birth`}
            description={t`You must be at least ${minimumAge} years old.`}
            size="l"
            errorMessage={errors.birthDate?.message}
          />
        )}
      />
      <Controller
        name="acceptTerms"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} isSelected={value} errorMessage={errors.acceptTerms?.message}>
            <Trans>
              I accept the <TextLink href="/legal/terms-of-service">terms of service</TextLink> and
              have read the <TextLink href="/legal/privacy-policy">privacy policy</TextLink>.
            </Trans>
          </Checkbox>
        )}
      />
      {errors.root && <ErrorNote>{errors.root.message}</ErrorNote>}
      <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
