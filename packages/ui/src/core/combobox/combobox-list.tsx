import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import menuStyles from "../menu/menu.module.css";
import styles from "./combobox.module.css";
import { type ComboboxOption, groupOptions } from "./combobox-option.ts";

/** The props of the list of a combobox. */
export type ComboboxListProps = {
  readonly options: readonly ComboboxOption[];
  readonly isLoading: boolean;
  readonly allowsCustomValue: boolean;
};

/** The options that match the typed text, under their groups. */
export function ComboboxList({ options, isLoading, allowsCustomValue }: ComboboxListProps) {
  const { t } = useLingui();
  const nothing = allowsCustomValue
    ? t`No results found. Press Enter to use what you typed.`
    : t`No results found`;
  return (
    <>
      <ListBox
        className={joinClassNames(menuStyles.menu, styles.options)}
        renderEmptyState={() => (isLoading ? null : <div className={styles.note}>{nothing}</div>)}
      >
        {groupOptions(options).map(({ name, options: members }) =>
          name === undefined ? (
            members.map(toItem)
          ) : (
            <ListBoxSection key={name} className={styles.group}>
              <Header className={menuStyles.title}>{name}</Header>
              {members.map(toItem)}
            </ListBoxSection>
          ),
        )}
      </ListBox>
      {isLoading && (
        <output className={joinClassNames(styles.note, styles.loading)}>{t`Loading...`}</output>
      )}
    </>
  );
}

function toItem({ id, text, description, isDisabled = false }: ComboboxOption) {
  return (
    <ListBoxItem
      key={id}
      id={id}
      textValue={text}
      isDisabled={isDisabled}
      className={menuStyles.item}
    >
      {({ isSelected }) => (
        <>
          <span className={menuStyles.text}>
            {text}
            {description !== undefined && (
              <span className={menuStyles.description}>{description}</span>
            )}
          </span>
          {isSelected && <Icon icon={Check} />}
        </>
      )}
    </ListBoxItem>
  );
}
