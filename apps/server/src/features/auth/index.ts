import { operations } from "@tessera/contract";
import { createSinglePage } from "#operations/answer.ts";
import type { Implement } from "#operations/implement.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { deleteUser } from "./delete-user.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { forgotPassword } from "./forgot-password.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { createPasskey, preparePasskey } from "./passkeys/add-passkey.ts";
import { deletePasskey, renamePasskey } from "./passkeys/change-passkeys.ts";
import { loginWithPasskey, preparePasskeyLogin } from "./passkeys/login-with-passkey.ts";
import { selectPasskeys, serializePasskey } from "./passkeys/passkeys-repository.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { register } from "./register.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { createIdentity, prepareIdentity } from "./social/connect-identity.ts";
import { deleteIdentity } from "./social/disconnect-identity.ts";
import { selectIdentities, serializeIdentity } from "./social/identities-repository.ts";
import { registerSocially } from "./social/register-socially.ts";
import { prepareSocialLogin, socialLogin } from "./social/social-login.ts";
import { selectTwoFactor, serializeTwoFactor } from "./two-factor/authenticator-repository.ts";
import {
  confirmTwoFactor,
  replaceRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
} from "./two-factor/change-two-factor.ts";
import { finishLogin } from "./two-factor/finish-login.ts";
import { verifyEmail } from "./verify-email.ts";

export { auditRefusal } from "./audit-refusal.ts";
export { forgetPerson } from "./forget-person.ts";
export { mailEmailChange, mailEmailChanged } from "./mail-email-change.ts";
export { mailLoginChanged } from "./mail-login-changed.ts";
export { mailPasswordChanged } from "./mail-password-changed.ts";
export { mailPasswordReset } from "./mail-password-reset.ts";
export { mailRegistration } from "./mail-registration.ts";
export { sweepExpired } from "./sweep-expired.ts";

/** Adds the operations of registration, login and logout. */
export function implementAuth(implement: Implement): void {
  implement(operations.register, register);
  implement(operations.verifyEmail, verifyEmail);
  implement(operations.resendVerification, resendVerification);
  implement(operations.login, login);
  implement(operations.finishLogin, finishLogin);
  implement(operations.getTwoFactor, {
    select: ({ userId }) => [selectTwoFactor(userId)],
    answer: (_call, [[app]]) => ({ data: serializeTwoFactor(app) }),
  });
  implement(operations.setUpTwoFactor, setUpTwoFactor);
  implement(operations.confirmTwoFactor, confirmTwoFactor);
  implement(operations.replaceRecoveryCodes, replaceRecoveryCodes);
  implement(operations.turnOffTwoFactor, turnOffTwoFactor);
  implement(operations.preparePasskeyLogin, preparePasskeyLogin);
  implement(operations.loginWithPasskey, loginWithPasskey);
  implement(operations.listPasskeys, {
    select: ({ userId }) => [selectPasskeys(userId)],
    answer: (_call, [rows]) => createSinglePage(rows.map(serializePasskey)),
  });
  implement(operations.preparePasskey, preparePasskey);
  implement(operations.createPasskey, createPasskey);
  implement(operations.renamePasskey, renamePasskey);
  implement(operations.deletePasskey, deletePasskey);
  implement(operations.prepareSocialLogin, prepareSocialLogin);
  implement(operations.socialLogin, socialLogin);
  implement(operations.registerSocially, registerSocially);
  implement(operations.listIdentities, {
    select: ({ userId }) => [selectIdentities(userId)],
    answer: (_call, [rows]) => createSinglePage(rows.map(serializeIdentity)),
  });
  implement(operations.prepareIdentity, prepareIdentity);
  implement(operations.createIdentity, createIdentity);
  implement(operations.deleteIdentity, deleteIdentity);
  implement(operations.forgotPassword, forgotPassword);
  implement(operations.resetPassword, resetPassword);
  implement(operations.refreshTokens, refreshTokens);
  implement(operations.changePassword, changePassword);
  implement(operations.requestEmailChange, requestEmailChange);
  implement(operations.confirmEmailChange, confirmEmailChange);
  implement(operations.deleteUser, deleteUser);
  implement(operations.listSessions, listSessions);
  implement(operations.endSession, endSession);
  implement(operations.endOtherSessions, endOtherSessions);
  implement(operations.logout, logout);
}
