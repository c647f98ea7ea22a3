import { Check } from "lucide-react";
import { Header, type Key, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import menuStyles from "../menu/menu.module.css";
import { isSelectGroup, type SelectGroup, type SelectOption } from "./select-option.ts";
import styles from "./select.module.css";

type SelectListProps<Id extends Key> = {
  readonly options: readonly (SelectOption<Id> | SelectGroup<Id>)[];
};

/** The choices of a select, optionally in groups. */
export function SelectList<Id extends Key>({ options }: SelectListProps<Id>) {
  return (
    <ListBox className={menuStyles.menu}>
      {options.map((entry) =>
        isSelectGroup(entry) ? (
          <ListBoxSection
            key={entry.heading}
            id={`group ${entry.heading}`}
            className={styles.group}
          >
            <Header className={styles.heading}>{entry.heading}</Header>
            {entry.options.map(renderOption)}
          </ListBoxSection>
        ) : (
          renderOption(entry)
        ),
      )}
    </ListBox>
  );
}

function renderOption<Id extends Key>(option: SelectOption<Id>) {
  return (
    <ListBoxItem
      key={option.id}
      id={option.id}
      textValue={option.text}
      isDisabled={option.isDisabled ?? false}
      className={menuStyles.item}
    >
      {({ isSelected }) => (
        <>
          <span className={menuStyles.text}>
            {option.text}
            {option.description !== undefined && (
              <span className={menuStyles.description}>{option.description}</span>
            )}
          </span>
          {isSelected && <Icon icon={Check} />}
        </>
      )}
    </ListBoxItem>
  );
}
