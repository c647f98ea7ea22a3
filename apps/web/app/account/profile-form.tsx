import { useLingui } from "@lingui/react/macro";
import { minimumAge, type User } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { DateField, ErrorNote, loadOnce, PhoneField, showToast, TextField } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { storeUser } from "#api-client/store-user.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import styles from "./account.module.css";
import { SaveBar } from "./save-bar.tsx";
import { Setting } from "./setting.tsx";

const check = loadOnce(async () => {
  const { checkProfile } = await import("#authentication/form-checks.ts");
  return (values: unknown, locale: Parameters<typeof checkProfile>[1]) =>
    checkProfile(withoutEmptyPhone(values as ProfileValues), locale);
});

type ProfileValues = Readonly<Record<"name" | "phone" | "birthDate", string>>;

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
  const queryClient = useQueryClient();
  const { formProps, field, changes, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: profileOf(user),
    takesFocus,
    send: async (body) => {
      const { data } = await call("updateUser", { body });
      await storeUser(queryClient, data);
      showToast({ kind: "success", text: t`Your settings are saved` });
      return profileOf(data);
    },
  });
  const phone = field("phone");
  const birthDate = field("birthDate");

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
        title={t`Date of birth`}
        reason={t`It shows that you are at least ${minimumAge}. Nobody else sees it.`}
      >
        <div className={styles.fields}>
          <DateField
            {...birthDate}
            onChange={(date) => birthDate.onChange(date ?? "")}
            label={t`Date of birth`}
            autoComplete="bday"
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

function profileOf({ name, phone, birthDate }: User): ProfileValues {
  return { name, phone: phone ?? "", birthDate };
}

/** Returns the values as the call takes them: an empty phone is null. */
function withoutEmptyPhone({ phone, ...rest }: ProfileValues) {
  return { ...rest, phone: phone === "" ? null : phone };
}
