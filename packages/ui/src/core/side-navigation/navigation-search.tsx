import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { TextField } from "../field/text-field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./side-navigation.module.css";

type NavigationSearchProps = {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly isNothingFound: boolean;
};

/** The search of a navigation, at the head of the groups that it searches. */
export function NavigationSearch({ text, onType, isNothingFound }: NavigationSearchProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        aria-label={t`Search`}
        type="search"
        placeholder={t`Search…`}
        leading={<Icon icon={Search} />}
        value={text}
        onChange={onType}
        className={styles["search"] ?? ""}
      />
      <output>
        {isNothingFound && <span className={styles["nothing"]}>{t`No results found`}</span>}
      </output>
    </>
  );
}
