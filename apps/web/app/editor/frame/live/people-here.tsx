import { useLingui } from "@lingui/react/macro";
import { Avatar, Popover, PopoverTrigger } from "@tessera/ui";
import { Button } from "react-aria-components";
import styles from "./live.module.css";
import type { Person } from "./use-project-events.ts";

/** The number of avatars in the header; a phone shows one. */
const mostShown = 3;

/** Shows the other people who have the project open; a press lists their names. */
export function PeopleHere({ people }: { readonly people: readonly Person[] }) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(people.map(({ name }) => name));
  const [more, moreOnPhone] = [people.length - mostShown, people.length - 1];
  return (
    <PopoverTrigger>
      <Button className={styles.people ?? ""} aria-label={t`Here now: ${names}`}>
        {people.slice(0, mostShown).map(({ id, name }) => (
          <Avatar key={id} name={name} className={styles.person} />
        ))}
        {more > 0 && <span className={styles.more}>+{more}</span>}
        {moreOnPhone > 0 && <span className={styles.moreOnPhone}>+{moreOnPhone}</span>}
      </Button>
      <Popover label={t`Here now`} placement="bottom end">
        <ul className={styles.names}>
          {people.map(({ id, name }) => (
            <li key={id}>
              <Avatar name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Popover>
    </PopoverTrigger>
  );
}
