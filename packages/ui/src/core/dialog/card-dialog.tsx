import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

/** The props of a card. */
export type CardDialogProps = DialogFrameProps & {
  /** A CSS width; defaults to 400 px. */
  readonly width?: string | undefined;
};

/**
 * A dialog whose header and buttons are separated from its content by lines: for tables, palettes
 * and previews.
 */
export function CardDialog({ width = "400px", ...rest }: CardDialogProps) {
  return <DialogFrame {...rest} kind="card" place="center" width={width} />;
}
