import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useSyncExternalStore } from "react";
import { Button } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import iconStyles from "../icon/icon.module.css";
import { Icon } from "../icon/icon.tsx";
import { type HeaderItem, isCurrentItem, placesOf } from "./header-item.ts";
import styles from "./header-dropdown.module.css";
import itemStyles from "./header.module.css";
import { subscribeToNothing } from "../subscribe-to-nothing.ts";
import { PlaceList } from "./place-list.tsx";
import { useHoverDropdown } from "./use-hover-dropdown.ts";

/** A button of the navigation and its list of links: a disclosure, whose links are Tab stops. */
export function HeaderDropdown({ item }: { readonly item: HeaderItem }) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isBare = useSyncExternalStore(subscribeToNothing, isNever, isAlways);
  const { isOpen, isLive, change, enter, leave } = useHoverDropdown(root, trigger);

  function handleKey(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (!move || (!isOpen && event.key !== "ArrowDown")) return;
    event.preventDefault();
    change(true);
    const controls = [...(root.current?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
    const current = controls.findIndex((control) => control === document.activeElement);
    // The panel can be focused once it is visible.
    requestAnimationFrame(() => controls.at(move(current, controls.length - 1))?.focus());
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to its controls
    <div
      ref={root}
      className={joinClassNames(styles.dropdown, !isLive && styles.waiting, isBare && styles.bare)}
      onPointerEnter={({ pointerType }) => enter(pointerType)}
      onPointerMove={({ pointerType }) => {
        if (!isLive) enter(pointerType);
      }}
      onPointerLeave={({ pointerType }) => leave(pointerType)}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) change(false);
      }}
    >
      <Button
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={isCurrentItem(item) || undefined}
        // The mouse has opened it before it presses: a press must not take away what is read.
        onPress={({ pointerType }) => change(pointerType === "mouse" || !isOpen)}
        className={itemStyles.item}
      >
        {item.title}
        <Icon icon={ChevronDown} sizePx={12} className={iconStyles.chevron} />
      </Button>
      <div id={panelId} className={joinClassNames(styles.panel, isOpen && styles.open)}>
        <div className={styles.surface}>
          <PlaceList places={placesOf(item)} onChoose={() => change(false)} />
        </div>
      </div>
    </div>
  );
}

const isNever = () => false;
/** Returns true in the built page, until scripts have taken over. */
const isAlways = () => true;

/** Maps keys to the next focus position: the button is 0, its links follow. */
const moves: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowDown: (current, last) => Math.min(current + 1, last),
  ArrowUp: (current) => Math.max(current - 1, 0),
  Home: (_, last) => Math.min(1, last),
  End: (_, last) => last,
};
