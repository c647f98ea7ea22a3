import { useLingui } from "@lingui/react/macro";
import { memo, useMemo } from "react";
import type { ColorNotation } from "../color-field/color-notation.ts";
import { SliderField } from "../slider/slider-field.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import { type ColorChannel, colorChannels } from "./color-channels.ts";
import styles from "./color-picker.module.css";
import type { PickedColor } from "./picked-color.ts";

const stops = 24;

type ChannelSlidersProps = {
  readonly notation: ColorNotation;
  readonly picked: PickedColor;
  /** The color that the tracks start from; it may be behind the picked one. */
  readonly backdrop: PickedColor;
  readonly isDisabled: boolean;
  /** Moves the color; the same function at each render. */
  readonly onMove: (move: (picked: PickedColor) => PickedColor) => void;
  /** Ends a move; the same function at each render. */
  readonly onMoveEnd: () => void;
};

/** A slider and a field for each channel of a color; the track shows the resulting colors. */
export function ChannelSliders({ notation, picked, backdrop, ...rest }: ChannelSlidersProps) {
  const channels = colorChannels[notation];
  const tracks = useMemo(
    () => channels.map((channel) => printTrack(channel, backdrop)),
    [channels, backdrop],
  );
  return (
    <div className={styles.sliders}>
      {channels.map((channel, index) => (
        <ChannelSlider
          key={channel.name.id}
          {...rest}
          channel={channel}
          value={channel.read(picked)}
          track={tracks[index] ?? ""}
        />
      ))}
    </div>
  );
}

type ChannelSliderProps = Pick<ChannelSlidersProps, "isDisabled" | "onMove" | "onMoveEnd"> & {
  readonly channel: ColorChannel;
  readonly value: number;
  /** The colors of the track, separated by spaces. */
  readonly track: string;
};

/** One slider; it renders only when its own value or track changes. */
const ChannelSlider = memo(function ChannelSlider(props: ChannelSliderProps) {
  const { channel, value, track, isDisabled, onMove, onMoveEnd } = props;
  const { i18n } = useLingui();
  const { letter, name, max, step, arrowStep, unit } = channel;
  const change = useMemo(
    () => (next: number) => onMove((picked) => channel.move(picked, next)),
    [channel, onMove],
  );
  return (
    <SliderField
      isInline
      label={
        <>
          <span aria-hidden="true">{letter}</span>
          <HiddenText>{i18n._(name)}</HiddenText>
        </>
      }
      {...{ max, step, arrowStep, unit }}
      min={0}
      value={value}
      isDisabled={isDisabled}
      trackColors={track.split(" ")}
      onChange={change}
      onChangeEnd={onMoveEnd}
    />
  );
});

function printTrack({ colorAt, max }: ColorChannel, picked: PickedColor): string {
  return Array.from({ length: stops + 1 }, (_, at) => colorAt(picked, (max * at) / stops)).join(
    " ",
  );
}
