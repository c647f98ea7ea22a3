import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

/** What a drawer takes. */
export type DrawerProps = DialogFrameProps & {
  /** The edge it slides from. */
  readonly side?: "left" | "right";
  /** A CSS width; 35 % of the window where nothing is given, and on a phone nearly all of it. */
  readonly width?: string;
};

/** A dialog on an edge of the window. It asks before it closes, as `confirmsClosing` says. */
export function Drawer({ side = "right", ...rest }: DrawerProps) {
  return <DialogFrame {...rest} kind="drawer" place={side} />;
}
