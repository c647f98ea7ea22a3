import { useLingui } from "@lingui/react/macro";
import { type Locale, locales, minimumAge, type User } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  DateField,
  ErrorNote,
  loadOnce,
  PhoneField,
  Select,
  showToast,
  TextField,
} from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { storeUser } from "#api-client/store-user.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { DescribedError } from "#http/described-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { localeNames } from "#navigation/locale-switch.ts";
import { useLanguageSwitch } from "#settings/use-language-switch.ts";
import styles from "./account.module.css";
import { SaveBar } from "./save-bar.tsx";
import { Setting } from "./setting.tsx";

const check = loadOnce(async () => {
  const { checkProfile } = await import("#authentication/form-checks.ts");
  return (values: unknown, locale: Locale) => {
    const { language, ...profile } = values as ProfileValues;
    const checked = checkProfile(withoutEmptyPhone(profile), locale);
    return checked.body ? { body: { profile: checked.body, language } } : checked;
  };
});

type ProfileValues = Readonly<Record<"name" | "phone" | "birthDate", string>> & {
  readonly language: Locale;
};

/** The value of a phone while digits are missing, which the check refuses. */
const incomplete = "+";

/** The props of the form of a user's own data. */
export type ProfileFormProps = {
  readonly user: User;
  /** True when the form replaces one whose changes were discarded. */
  readonly takesFocus: boolean;
  readonly onDiscard: () => void;
};

/** Shows the form of a user's name, phone and date of birth, with a bar while something is changed. */
export function ProfileForm({ user, takesFocus, onDiscard }: ProfileFormProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const otherLanguage = useLanguageSwitch();
  const { formProps, field, changes, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: profileOf(user),
    takesFocus,
    send: async ({ profile, language }, keep) => {
      const { data } = await call("updateUser", { body: profile });
      await storeUser(queryClient, data);
      if (language === data.settings.locale) {
        showToast({ kind: "success", text: t`Your settings are saved` });
        return profileOf(data);
      }
      keep(fieldsOf(data));
      return saveLanguage(language);
    },
  });
  /** Saves the language after the other fields, which stay saved when that fails. */
  async function saveLanguage(language: Locale): Promise<ProfileValues> {
    const body = { locale: language };
    const { data } = await call("updateSettings", { body }).catch((cause: unknown) => {
      const reason = failureText(cause);
      throw new DescribedError(t`Everything but the language is saved. ${reason}`);
    });
    await storeUser(queryClient, data);
    if (language === otherLanguage.locale) otherLanguage.open();
    showToast({ kind: "success", text: t`Your settings are saved` });
    return profileOf(data);
  }
  const phone = field("phone");
  const birthDate = field("birthDate");
  const language = field("language");

  return (
    <form {...formProps}>
      <Setting title={t`Name and phone`} reason={t`The phone is optional.`}>
        <div className={styles.fields}>
          <TextField {...field("name")} label={t`Name`} autoComplete="name" />
          <PhoneField
            label={t`Phone`}
            value={phone.value === incomplete ? null : phone.value || null}
            onChange={(number, isEmpty) => phone.onChange(number ?? (isEmpty ? "" : incomplete))}
            errorMessage={phone.errorMessage}
          />
        </div>
      </Setting>
      <Setting
        title={t`Date of birth and language`}
        reason={t`The date shows that you are at least ${minimumAge}. Nobody else sees it.`}
      >
        <div className={styles.fields}>
          <DateField
            {...birthDate}
            onChange={(date) => birthDate.onChange(date ?? "")}
            label={t`Date of birth`}
            autoComplete="bday"
          />
          <Select
            label={t`Language`}
            options={languages}
            value={language.value}
            onChange={language.onChange}
          />
        </div>
      </Setting>
      {failure !== undefined && (
        <div className={styles.row}>
          <ErrorNote>{failure}</ErrorNote>
        </div>
      )}
      {changes > 0 && <SaveBar changes={changes} isPending={isSubmitting} onDiscard={onDiscard} />}
    </form>
  );
}

const languages = locales.map((id) => ({ id, text: localeNames[id] }));

function profileOf(user: User): ProfileValues {
  return { ...fieldsOf(user), language: user.settings.locale };
}

/** Returns the values of the fields that one call saves, without the language. */
function fieldsOf({ name, phone, birthDate }: User): Omit<ProfileValues, "language"> {
  return { name, phone: phone ?? "", birthDate };
}

/** Returns the values as the call takes them: an empty phone is null. */
function withoutEmptyPhone({ phone, ...rest }: Omit<ProfileValues, "language">) {
  return { ...rest, phone: phone === "" ? null : phone };
}
