import {
  describeIssues,
  fieldProblems,
  fillText,
  isOldEnough,
  type Locale,
  minimumAge,
  operations,
} from "@tessera/contract";
import type { z } from "zod";

/** The messages of refused fields, by name. */
export type Messages = Readonly<Record<string, string>>;

/** Checks the values of a form: returns the body of its call, or the messages of refused fields. */
export type FormCheck<Body> = (
  values: unknown,
  locale: Locale,
) =>
  | { readonly body: Body; readonly messages?: undefined }
  | { readonly messages: Messages; readonly body?: undefined };

export const checkLogin = checkBy(operations.login.body);

export const checkSecondStep = checkBy(operations.finishLogin.body);

export const checkForgot = checkBy(operations.forgotPassword.body);

export const checkReset = checkBy(operations.resetPassword.body);

export const checkChange = checkBy(operations.changePassword.body);

export const checkResend = checkBy(operations.resendVerification.body);

/** Checks the password that confirms a change of the account. */
export const checkConfirmation = checkBy(operations.deleteUser.body.unwrap().required());

/** The same for an account without a password, which a recent login confirms. */
export const checkRecentLogin = withoutPassword(checkBy(operations.deleteUser.body.unwrap()));

export const checkContact = checkBy(operations.sendContact.body);

export const checkAppCode = checkBy(operations.confirmTwoFactor.body);

export const checkNewEmail = checkBy(operations.requestEmailChange.body);

export const checkEmailCodes = checkBy(operations.confirmEmailChange.body);

export const checkRename = checkBy(operations.renamePasskey.body);

/** Checks the name of a new passkey and the password. */
export const checkNewPasskey = checkBy(
  operations.renamePasskey.body.extend(operations.preparePasskey.body.required().shape),
);

/** Checks the name of a new passkey of an account without a password. */
export const checkRecentPasskey = withoutPassword(
  checkBy(operations.renamePasskey.body.extend(operations.preparePasskey.body.shape)),
);

export const checkKey = checkBy(operations.createApiKey.body);

/** Checks the name and the address of an organization. */
export const checkOrganization = checkBy(
  operations.updateOrganization.body.omit({ logo_url: true }).required(),
);

/** Checks the name and the address of a project. */
export const checkProject = checkBy(operations.updateProject.body.required());

export const checkBillingDetails = checkBy(operations.updateBillingDetails.body);

export const checkRegister = withAge(checkBy(operations.register.body));

export const checkSocialRegistration = withAge(
  checkBy(operations.registerSocially.body.omit({ signUpToken: true })),
);

export const checkProfile = withAge(checkBy(operations.updateUser.body));

/** Adds the check of the age, which no schema can do. */
function withAge<Body>(check: FormCheck<Body>): FormCheck<Body> {
  const ageBody = operations.register.body.pick({ birthDate: true }).strip();
  return (values, locale) => {
    const checked = check(values, locale);
    const born = ageBody.safeParse(values);
    if (!born.success || isOldEnough(born.data.birthDate, new Date())) return checked;
    const birthDate = fillText(fieldProblems.tooYoung, locale, { minimum: minimumAge });
    return { messages: { ...checked.messages, birthDate } };
  };
}

/** Drops the empty password of a form from its values. */
function withoutPassword<Body>(check: FormCheck<Body>): FormCheck<Body> {
  return (values, locale) => {
    const { password: _empty, ...rest } = values as Readonly<Record<string, unknown>>;
    return check(rest, locale);
  };
}

/** Creates the check of a schema, which the server uses too. */
function checkBy<Schema extends z.ZodType>(schema: Schema): FormCheck<z.output<Schema>> {
  return (values, locale) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { body: parsed.data };
    return { messages: describeIssues(parsed.error.issues, locale, values).fields };
  };
}
