import { Trans, useLingui } from "@lingui/react/macro";
import { Button, ErrorNote } from "@tessera/ui";
import styles from "./font-field.module.css";
import { FontField } from "./font-field.tsx";
import { useFontList } from "./use-font-list.ts";

/** Shows the fields of the three fonts, and the message when their list could not load. */
export function FontFields() {
  const { t } = useLingui();
  const { hasFailed, isFetching, retry } = useFontList();
  return (
    <>
      <FontField path="typography/familyHeading" partnerPath="typography/familyBody" />
      <FontField path="typography/familyBody" partnerPath="typography/familyHeading" />
      <FontField path="typography/familyCode" partnerPath="typography/familyBody" />
      {hasFailed && (
        <ErrorNote
          className={styles.failure}
          action={<Button size="s" isPending={isFetching} onPress={retry}>{t`Try again`}</Button>}
        >
          <Trans>The list of fonts didn’t load. You can still type the name of any font.</Trans>
        </ErrorNote>
      )}
    </>
  );
}
