import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { type Key, ListBoxItem } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import type { SelectOption } from "../select/select-option.ts";
import styles from "./menu.module.css";

/** The props of an option. */
export type ListOptionProps = SelectOption<Key> & {
  /** The element shown in the list; the text by default. */
  readonly display?: ReactNode;
  /** Content after the text. */
  readonly end?: ReactNode;
};

/** An option of a list that opens below a field; the chosen one has a check mark. */
export function ListOption(props: ListOptionProps) {
  const { id, text, display = text, description, isDisabled = false, end } = props;
  return (
    <ListBoxItem id={id} textValue={text} isDisabled={isDisabled} className={styles.item}>
      {({ isSelected }) => (
        <>
          <span className={styles.text}>
            {display}
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </span>
          {end}
          {isSelected && <Icon icon={Check} />}
        </>
      )}
    </ListBoxItem>
  );
}
