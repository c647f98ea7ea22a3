import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

/** What a card takes. */
export type CardDialogProps = DialogFrameProps & {
  /** A CSS width; 400 px where nothing is given. */
  readonly width?: string;
};

/** A dialog whose head and buttons are bars that meet its content at a joint: for tables, ramps and previews. */
export function CardDialog({ width = "400px", ...rest }: CardDialogProps) {
  return <DialogFrame {...rest} kind="card" place="center" width={width} />;
}
