import type { LucideIcon } from "lucide-react";
import type { RefAttributes } from "react";
import {
  type Key,
  ToggleButton,
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./segmented-control.module.css";

/** One choice of a segmented control; with an icon it shows only the icon. */
type Segment<Id extends Key> = {
  readonly id: Id;
  readonly text: string;
  readonly icon?: LucideIcon | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** The props of a segmented control; the label is its accessible name. */
export type SegmentedControlProps<Id extends Key> = LooseProps<
  Omit<
    ToggleButtonGroupProps,
    | "children"
    | "selectedKeys"
    | "defaultSelectedKeys"
    | "onSelectionChange"
    | "selectionMode"
    | "aria-label"
  >
> &
  RefAttributes<HTMLDivElement> & {
    readonly label: string;
    /** 32 px (28 in compact density), or 24 in dense rows. */
    readonly size?: "s" | "m" | undefined;
    readonly segments: readonly Segment<Id>[];
    readonly value: Id;
    readonly onChange: (id: Id) => void;
  };

/** One of a few choices shown side by side. */
export function SegmentedControl<Id extends Key>(props: SegmentedControlProps<Id>) {
  const { label, size = "m", segments, value, onChange, className, ...rest } = props;
  return (
    <ToggleButtonGroup
      {...rest}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
      className={withClassName(className, styles.control, size === "s" && styles.s)}
    >
      {segments.map(({ id, text, icon, isDisabled = false }) => (
        <ToggleButton
          key={id}
          id={id}
          isDisabled={isDisabled}
          aria-label={icon ? text : undefined}
          className={joinClassNames(styles.segment, icon && styles.square)}
        >
          {icon ? <Icon icon={icon} /> : text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
