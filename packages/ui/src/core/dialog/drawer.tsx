import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

/** The props of a drawer. */
export type DrawerProps = DialogFrameProps & {
  /** The edge that it slides in from. */
  readonly side?: "left" | "right" | undefined;
  /** A CSS width; defaults to 35 % of the window, and to nearly all of it on a phone. */
  readonly width?: string | undefined;
};

/** A dialog at an edge of the window. It asks before it closes, depending on `confirmsClosing`. */
export function Drawer({ side = "right", ...rest }: DrawerProps) {
  return <DialogFrame {...rest} kind="drawer" place={side} />;
}
