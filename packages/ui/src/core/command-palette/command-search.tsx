import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { useLocale } from "react-aria-components";
import fieldStyles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import type { Command } from "./command.ts";
import { CommandItem } from "./command-item.tsx";
import type { CommandPaletteProps } from "./command-palette.tsx";
import styles from "./command-palette.module.css";
import { findCommands, groupCommands, isNamed, putRecentFirst } from "./find-commands.ts";
import { useActiveCommand } from "./use-active-command.ts";

/** A typed text, and whether Enter followed it. */
export type TypedQuery = { readonly query: string; readonly isEntered: boolean };

type CommandSearchProps<Given extends Command> = Pick<
  CommandPaletteProps<Given>,
  "commands" | "recentIds" | "suggest" | "typed"
> & { readonly onChoose: (command: Given) => void };

/** A field and the matching commands; Enter runs the highlighted one, initially the first. */
export function CommandSearch<Given extends Command>({
  commands,
  recentIds = noIds,
  suggest,
  typed,
  onChoose,
}: CommandSearchProps<Given>) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [query, setQuery] = useState(typed?.query ?? "");
  const listId = useId();
  const recentTitle = t`Recently used`;
  const groups = useMemo(() => {
    if (query.trim() === "") return putRecentFirst(commands, recentIds, recentTitle);
    const suggested = suggest?.(query) ?? [];
    const ids = new Set(suggested.map(({ id }) => id));
    const others = commands.filter(({ id }) => !ids.has(id));
    const found = findCommands(others, query, locale).flatMap((group) => group.commands);
    // A command named exactly stays the first when suggestions arrive after it.
    const named = found.filter((command) => isNamed(command, query, locale));
    return groupCommands([...new Set([...named, ...suggested, ...found])]);
  }, [commands, query, locale, recentIds, recentTitle, suggest]);
  const shown = groups.flatMap((group) => group.commands);
  const count = shown.length;
  const { active, setActiveId, onKeyDown } = useActiveCommand(shown, onChoose);
  const runEntered = useEffectEvent(() => {
    if (typed?.isEntered && active) onChoose(active);
  });
  useEffect(() => runEntered(), []);
  const elementIdOf = (id: string) => `${listId}-${id}`;
  return (
    <>
      <div className={styles.search}>
        <Icon icon={Search} />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus
          autoFocus
          role="combobox"
          aria-label={t`Search for a command`}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && elementIdOf(active.id)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t`Search for a command`}
          className={fieldStyles.input}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a list whose focus stays in a field */}
      <div id={listId} role="listbox" aria-label={t`Commands`} className={styles.list}>
        {groups.map(({ title, commands: members }, index) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the only group that a listbox allows
          <div key={title} role="group" aria-labelledby={`${listId}-group-${index}`}>
            <div id={`${listId}-group-${index}`} className={styles.heading}>
              {title}
            </div>
            {members.map((command) => (
              <CommandItem
                key={command.id}
                id={elementIdOf(command.id)}
                command={command}
                isActive={command === active}
                onPoint={() => setActiveId(command.id)}
                onChoose={() => onChoose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {count === 0 && <p className={styles.empty}>{t`No results found`}</p>}
      <HiddenText as="output">
        {count === 0
          ? t`No results found`
          : t`${plural(count, { one: "# command", other: "# commands" })}`}
      </HiddenText>
    </>
  );
}

const noIds: readonly string[] = [];
