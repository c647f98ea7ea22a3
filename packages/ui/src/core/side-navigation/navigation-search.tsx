import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./side-navigation.module.css";

type NavigationSearchProps = {
  /** The name of the group, when several groups have a search. */
  readonly label: string | undefined;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly isNothingFound: boolean;
};

/** The search of a group, at its top. */
export function NavigationSearch({ label, text, onType, isNothingFound }: NavigationSearchProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        aria-label={label === undefined ? t`Search` : t`Search: ${label}`}
        type="search"
        placeholder={t`Search...`}
        leading={<Icon icon={Search} />}
        value={text}
        onChange={onType}
        className={styles.search}
      />
      <output>
        {isNothingFound && <span className={styles.nothing}>{t`No results found`}</span>}
      </output>
    </>
  );
}
