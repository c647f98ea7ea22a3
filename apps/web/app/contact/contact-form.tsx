import { Trans, useLingui } from "@lingui/react/macro";
import { calls, type Locale, pathOf } from "@tessera/contract";
import { Button, EmailField, ErrorNote, loadOnce, TextArea, TextField } from "@tessera/ui";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { send } from "#http/send.ts";
import styles from "./contact.module.css";

const check = loadOnce(async () => {
  const { checkContact } = await import("#authentication/form-checks.ts");
  return (values: unknown, locale: Locale) => checkContact(withoutEmptySubject(values), locale);
});

const empty = { name: "", email: "", subject: "", message: "" };

type ContactFormProps = { readonly isHidden: boolean; readonly onSent: () => void };

/**
 * Shows the form to the operators. Without scripts the browser sends it, and the server returns this
 * page with the messages of wrong fields in the marked places.
 */
export function ContactForm({ isHidden, onSent }: ContactFormProps) {
  const { t } = useLingui();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: empty,
    takesFocus: false,
    send: async (body) => {
      await send("sendContact", { body });
      onSent();
    },
  });
  return (
    <form
      {...formProps}
      action={pathOf(calls.sendContact, {})}
      method="post"
      className={styles.form}
      hidden={isHidden}
    >
      <div className={styles.errors} data-form-errors="" />
      <div className={styles.pair}>
        <div>
          <TextField {...field("name")} label={t`Name`} size="l" autoComplete="name" />
          <FieldError name="name" />
        </div>
        <div>
          <EmailField {...field("email")} label={t`Email`} size="l" />
          <FieldError name="email" />
        </div>
      </div>
      <div>
        <TextField {...field("subject")} label={t`Subject (optional)`} size="l" />
        <FieldError name="subject" />
      </div>
      <div>
        <TextArea {...field("message")} label={t`Message`} rows={7} maxRows={16} />
        <FieldError name="message" />
      </div>
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <Button type="submit" kind="ink" size="l" isPending={isSubmitting}>
        <Trans>Send message</Trans>
      </Button>
    </form>
  );
}

/** Marks where the server writes the message of a field when the page has no scripts. */
function FieldError({ name }: { readonly name: keyof typeof empty }) {
  return <p id={`${name}-error`} className={styles.fieldError} data-field-error={name} />;
}

function withoutEmptySubject(values: unknown): unknown {
  const { subject, ...rest } = values as typeof empty;
  return subject.trim() === "" ? rest : { ...rest, subject };
}
