import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef, Key } from "react";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { useRovingFocus } from "../roving-focus/use-roving-focus.ts";
import styles from "./segmented-control.module.css";

/** One choice of a segmented control; with an icon it shows only the icon. */
type Segment<Id extends Key> = {
  readonly id: Id;
  readonly text: string;
  readonly icon?: LucideIcon | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** The props of a segmented control; the label is its accessible name. */
export type SegmentedControlProps<Id extends Key> = Omit<
  ComponentPropsWithRef<"div">,
  "children" | "onChange" | "role" | "aria-label"
> & {
  readonly label: string;
  /** 32 px (28 in compact density), or 24 in dense rows. */
  readonly size?: "s" | "m" | undefined;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean | undefined;
};

/** One of a few choices shown side by side: the arrow keys move, Enter or Space chooses. */
export function SegmentedControl<Id extends Key>(props: SegmentedControlProps<Id>) {
  const { label, size = "m", segments, value, onChange, isDisabled, className, ...rest } = props;
  const choosable = segments.filter((segment) => !segment.isDisabled);
  const first = choosable.find(({ id }) => id === value) ?? choosable[0];
  const { row, tabIndexOf } = useRovingFocus(segments.findIndex((segment) => segment === first));
  return (
    <div
      {...rest}
      {...row}
      role="radiogroup"
      aria-label={label}
      className={joinClassNames(styles.control, size === "s" && styles.s, className)}
    >
      {segments.map(({ id, text, icon, isDisabled: isOff = false }, index) => (
        <button
          key={id}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the arrow keys move without choosing
          role="radio"
          aria-checked={id === value}
          data-selected={id === value || undefined}
          aria-label={icon ? text : undefined}
          tabIndex={tabIndexOf(index)}
          disabled={isDisabled === true || isOff}
          onClick={() => id !== value && onChange(id)}
          className={joinClassNames(styles.segment, icon && styles.square)}
        >
          {icon ? <Icon icon={icon} /> : text}
        </button>
      ))}
    </div>
  );
}
