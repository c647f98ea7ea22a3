import type { ComponentPropsWithRef, CSSProperties } from "react";
import { joinClassNames } from "../class-names.ts";
import { RampTile } from "./ramp-tile.tsx";
import type { RampStep } from "./ramp-step.ts";
import { useRovingStep } from "./use-roving-step.ts";
import styles from "./ramp.module.css";

/** The props of a ramp. */
export type RampProps = Omit<ComponentPropsWithRef<"ol">, "children" | "onSelect"> & {
  readonly label: string;
  readonly steps: readonly RampStep[];
  /** 184 px with step, color and ratio, or 72 px with the step. */
  readonly size?: "hero" | "editor" | undefined;
  /** Makes each tile a button in a roving tab index: arrows, Home and End move between tiles. */
  readonly onSelect?: ((step: RampStep) => void) | undefined;
  /** The step whose details are open, or null, for tiles that open details. */
  readonly expandedStep?: RampStep["step"] | null | undefined;
};

/**
 * A palette as a row of tiles, or as two rows when one would be too narrow to touch; the base is
 * taller and marked by a square.
 */
export function Ramp({
  label,
  steps,
  size = "editor",
  onSelect,
  expandedStep,
  className,
  style,
  ...rest
}: RampProps) {
  const rove = useRovingStep(steps, expandedStep);
  const counts = { "--steps": steps.length, "--half": Math.ceil(steps.length / 2) };
  return (
    <ol
      {...rest}
      role={onSelect ? "toolbar" : rest.role}
      style={{ ...style, ...counts } as CSSProperties}
      aria-label={label}
      className={joinClassNames(styles.ramp, styles[size], className)}
    >
      {steps.map((step, place) => (
        <li
          key={step.step}
          role={onSelect ? "none" : undefined}
          className={joinClassNames(styles.item, step.isBase && styles.base)}
        >
          <RampTile
            step={step}
            showsValues={size === "hero"}
            isExpanded={expandedStep === undefined ? undefined : step.step === expandedStep}
            roving={onSelect && rove(place)}
            onPress={onSelect && (() => onSelect(step))}
          />
        </li>
      ))}
    </ol>
  );
}

/** The props of a small palette. */
export type MiniRampProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  readonly steps: readonly Pick<RampStep, "step" | "hex" | "isBase">[];
  /**
   * 66 by 10 px in a navigation row; 152 px high in a card; 24 px high below a picture, which the
   * base overlaps; full height as a column.
   */
  readonly size?: "navigation" | "card" | "foot" | "column" | undefined;
};

/** A palette as plain colors, decorative beside its name; in a card and a column the base is wider. */
export function MiniRamp({ steps, size = "navigation", className, ...rest }: MiniRampProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClassNames(styles.mini, styles[size], className)}
    >
      {steps.map(({ step, hex, isBase }) => (
        <span
          key={step}
          className={isBase ? styles.wide : undefined}
          style={{ backgroundColor: hex }}
        />
      ))}
    </span>
  );
}
