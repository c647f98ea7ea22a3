import { useLingui } from "@lingui/react/macro";
import { Skeleton, SkeletonBlock } from "@tessera/ui";
import styles from "./authentication.module.css";
import { AuthenticationFrame } from "./authentication-frame.tsx";
import { FailedRedirect } from "./social/failed-redirect.tsx";
import { SignUpForm } from "./social/sign-up-form.tsx";
import { useRedirect } from "./social/use-redirect.tsx";
import { useFinishLogin } from "./use-finish-login.ts";

export { prepare } from "./texts/authentication-texts.ts";

/** The page that providers redirect to: logs in, requests the data of a new account, or explains a failure. */
export default function SocialCallbackPage() {
  const { t } = useLingui();
  const finishLogin = useFinishLogin();
  const finishRegistration = useFinishLogin(true);
  const { shown, secondStep } = useRedirect(finishLogin);
  const titles = {
    waiting: t`Logging you in`,
    "second-step": t`Log in`,
    "sign-up": t`Create your account`,
    failed: t`This didn’t work`,
  } as const;
  return (
    <AuthenticationFrame
      staysWhenLoggedIn
      path="/login/callback"
      title={titles[shown.kind]}
      description={t`Completes a login with Google or GitHub.`}
    >
      {shown.kind === "waiting" && (
        <Skeleton>
          <SkeletonBlock className={styles.waiting} />
        </Skeleton>
      )}
      {shown.kind === "second-step" && secondStep}
      {shown.kind === "sign-up" && <SignUpForm {...shown} onLoggedIn={finishRegistration} />}
      {shown.kind === "failed" && <FailedRedirect {...shown} />}
    </AuthenticationFrame>
  );
}
