import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { Button, Link } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { HeaderItem } from "./header-navigation.tsx";
import styles from "./header.module.css";
import { useHoverDropdown } from "./use-hover-dropdown.ts";

type HeaderDropdownProps = {
  readonly item: HeaderItem;
  readonly places: readonly HeaderItem[];
};

/** A button of the navigation and the list of links it shows. */
export function HeaderDropdown({ item, places }: HeaderDropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const dropdown = useHoverDropdown();

  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && dropdown.isOpen) {
      dropdown.change(false);
      trigger.current?.focus();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      dropdown.change(true);
      focusLink(root.current, 1);
    } else if (event.key === "ArrowUp") {
      event.preventDefault();
      focusLink(root.current, -1);
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches its controls
    <div
      ref={root}
      className={styles["dropdown"]}
      onPointerEnter={({ pointerType }) => dropdown.enter(pointerType)}
      onPointerLeave={({ pointerType }) => dropdown.leave(pointerType)}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) dropdown.change(false);
      }}
    >
      <Button
        ref={trigger}
        aria-expanded={dropdown.isOpen}
        aria-controls={panelId}
        onPress={({ pointerType }) => dropdown.change(pointerType === "mouse" || !dropdown.isOpen)}
        className={joinClassNames(styles["item"])}
      >
        {item.title}
        <Icon icon={ChevronDown} sizePx={12} />
      </Button>
      <div
        id={panelId}
        className={joinClassNames(styles["panel"], dropdown.isOpen && styles["open"])}
      >
        <ul className={styles["list"]}>
          {places.map((place) => (
            <li key={place.title}>
              <Link
                {...(place.href === undefined ? { isDisabled: true } : { href: place.href })}
                {...(place.isCurrent && { "aria-current": "page" as const })}
                onPress={() => dropdown.change(false)}
                className={joinClassNames(styles["choice"])}
              >
                {place.title}
                {place.description !== undefined && (
                  <span className={styles["description"]}>{place.description}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Moves the focus among the links of a dropdown once it is shown. */
function focusLink(root: HTMLElement | null, direction: 1 | -1): void {
  requestAnimationFrame(() => {
    const links = [...(root?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[Math.min(Math.max(current + direction, 0), links.length - 1)]?.focus();
  });
}
