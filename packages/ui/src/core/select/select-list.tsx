import { Header, type Key, ListBox, ListBoxSection } from "react-aria-components";
import { ListOption } from "../menu/list-option.tsx";
import menuStyles from "../menu/menu.module.css";
import type { SelectProps } from "./select.tsx";
import { isSelectGroup, type SelectOption } from "./select-option.ts";
import styles from "./select.module.css";

/** The choices of a select, optionally in groups. */
export function SelectList<Id extends Key>({ options }: Pick<SelectProps<Id>, "options">) {
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
  return <ListOption key={option.id} {...option} />;
}
