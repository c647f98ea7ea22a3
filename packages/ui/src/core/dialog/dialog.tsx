import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

/** The props of a dialog. */
export type DialogProps = DialogFrameProps & {
  /** 400 px; 480 for filters, 760 for choices side by side. */
  readonly widthPx?: 400 | 480 | 760 | undefined;
};

/** A dialog in the center of the page. It asks before it closes, depending on `confirmsClosing`. */
export function Dialog({ widthPx = 400, ...rest }: DialogProps) {
  return <DialogFrame {...rest} kind="base" place="center" width={`${widthPx}px`} />;
}
