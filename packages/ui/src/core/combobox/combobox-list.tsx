import { useLingui } from "@lingui/react/macro";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { ListOption } from "../menu/list-option.tsx";
import menuStyles from "../menu/menu.module.css";
import styles from "./combobox.module.css";
import type { ComboboxOption } from "./combobox-option.ts";

/** The props of the list of a combobox. */
export type ComboboxListProps = {
  readonly options: readonly ComboboxOption[];
  readonly isLoading: boolean;
  readonly emptyNote: string | undefined;
  /** The typed text that is offered below the options, and what offers it. */
  readonly customText: string | undefined;
  readonly describeCustom: ((text: string) => string) | undefined;
};

/** The key of the item that offers what is typed. */
export const customKey = "custom-value";

/** The options that match the typed text, under their groups. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, isLoading, emptyNote, customText, describeCustom } = props;
  const { t } = useLingui();
  return (
    <>
      <ListBox
        className={joinClassNames(menuStyles.menu, styles.options)}
        renderEmptyState={() =>
          isLoading ? null : <div className={styles.note}>{emptyNote ?? t`No results found`}</div>
        }
      >
        {[...Map.groupBy(options, ({ group }) => group)].map(([name, members]) =>
          name === undefined ? (
            members.map(toItem)
          ) : (
            <ListBoxSection key={name} className={styles.group}>
              <Header className={menuStyles.title}>{name}</Header>
              {members.map(toItem)}
            </ListBoxSection>
          ),
        )}
        {customText !== undefined && (
          <ListBoxItem
            id={customKey}
            textValue={customText}
            className={joinClassNames(menuStyles.item, styles.custom)}
          >
            {describeCustom?.(customText) ?? t`Use “${customText}”`}
          </ListBoxItem>
        )}
      </ListBox>
      {isLoading && (
        <output className={joinClassNames(styles.note, styles.loading)}>{t`Loading...`}</output>
      )}
    </>
  );
}

function toItem(option: ComboboxOption) {
  return <ListOption key={option.id} {...option} />;
}
