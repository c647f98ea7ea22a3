import { useLingui } from "@lingui/react/macro";
import { type SocialProvider, socialProviderNames } from "@tessera/contract";
import { Button, ErrorNote } from "@tessera/ui";
import { useState } from "react";
import { DescribedError } from "#http/described-error.ts";
import { send } from "#http/send.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "../authentication.module.css";
import { OrLine } from "../or-line.tsx";
import { usePublicConfig } from "../use-public-config.ts";
import { useSingleCall } from "../use-single-call.ts";
import { beginRequest } from "./begin-request.ts";
import { openProvider } from "./open-provider.ts";

/** The props of the buttons that log in with a provider. */
export type SocialButtonsProps = {
  /** True when the provider opens in a new tab, so that the current page stays. */
  readonly isOverPage?: boolean;
  /** True when a line separates the buttons from a form above. */
  readonly hasLine?: boolean;
};

/** Shows a button for each configured provider; nothing without one. */
export function SocialButtons({ isOverPage = false, hasLine = false }: SocialButtonsProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const providers = usePublicConfig()?.socialProviders ?? [];
  const [chosen, setChosen] = useState<SocialProvider>();
  const { isPending, failure, run } = useSingleCall<SocialProvider>(async (provider) => {
    if (!isSecureContext) throw new DescribedError(t`This works only over a secure connection.`);
    await openProvider(isOverPage, () =>
      beginRequest({
        provider,
        purpose: "login",
        prepare: async (body) => (await send("prepareSocialLogin", { body })).data,
      }),
    );
  });
  if (providers.length === 0) return null;
  return (
    <div className={styles.form}>
      {hasLine && <OrLine />}
      <div className={styles.providers}>
        {providers.map((provider) => {
          const providerName = socialProviderNames[provider];
          return (
            <Button
              key={provider}
              size="l"
              aria-label={t`Continue with ${providerName}`}
              isPending={isPending && chosen === provider}
              onPress={() => {
                setChosen(provider);
                run(provider);
              }}
            >
              {providerName}
            </Button>
          );
        })}
      </div>
      {failure && <ErrorNote>{failureText(failure)}</ErrorNote>}
    </div>
  );
}
