import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { getShortcutRegistry } from "../../shortcuts/browser-shortcuts.ts";
import type { ListedShortcut } from "../../shortcuts/shortcut.ts";
import { useShortcutList } from "../../shortcuts/use-shortcut-list.ts";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { KeyboardKeys } from "../keyboard-key/keyboard-keys.tsx";
import { Switch } from "../switch/switch.tsx";
import styles from "./shortcut-sheet.module.css";

/** The props of a shortcut sheet, besides those of a dialog. */
export type ShortcutSheetProps = Omit<
  DialogProps,
  "title" | "description" | "children" | "widthPx" | "isFlush" | "confirmsClosing" | "closingTexts"
> & {
  /** The groups that come first, in their order; the others follow in registration order. */
  readonly groupOrder?: readonly string[] | undefined;
};

/** Lists every shortcut of the page, with a switch for single keys. */
export function ShortcutSheet({ groupOrder = [], ...rest }: ShortcutSheetProps) {
  const { t } = useLingui();
  const { shortcuts, areSingleKeysOn } = useShortcutList();
  const groups = Map.groupBy(shortcuts, ({ group }) => group);
  const titles = new Set([...groupOrder.filter((title) => groups.has(title)), ...groups.keys()]);
  return (
    <Dialog {...rest} title={t`Keyboard shortcuts`} widthPx={480} confirmsClosing="never">
      {[...titles].map((title) => (
        <ShortcutGroup key={title} title={title} shortcuts={groups.get(title) ?? []} />
      ))}
      <Switch
        isSelected={areSingleKeysOn}
        onChange={getShortcutRegistry().setSingleKeys}
        description={t`Turn this off if letters trigger actions while you use speech input or another assistive tool. Shortcuts with Control or Command still work.`}
      >
        {t`Single-key shortcuts`}
      </Switch>
    </Dialog>
  );
}

function ShortcutGroup({
  title,
  shortcuts,
}: {
  readonly title: string;
  readonly shortcuts: readonly ListedShortcut[];
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <ShortcutRow key={shortcut.id} shortcut={shortcut} />
        ))}
      </dl>
    </section>
  );
}

function ShortcutRow({ shortcut }: { readonly shortcut: ListedShortcut }) {
  const { t } = useLingui();
  const { label, keys, isOff } = shortcut;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.keys}>
        {isOff ? t`Off` : keys.split(" ").map((way) => <KeyboardKeys key={way} shortcut={way} />)}
      </dd>
    </div>
  );
}
