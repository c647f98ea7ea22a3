import { useLingui } from "@lingui/react/macro";
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
  readonly isDisabled: boolean;
  readonly onMove: (picked: PickedColor) => void;
  readonly onMoveEnd: () => void;
};

/** A slider and a field for each channel of a color; the track shows the resulting colors. */
export function ChannelSliders(props: ChannelSlidersProps) {
  const { notation, picked, isDisabled, onMove, onMoveEnd } = props;
  const { i18n } = useLingui();
  return (
    <div className={styles.sliders}>
      {colorChannels[notation].map((channel) => {
        const { letter, name, read, move, ...range } = channel;
        return (
          <SliderField
            key={name.id}
            isInline
            label={
              <>
                <span aria-hidden="true">{letter}</span>
                <HiddenText>{i18n._(name)}</HiddenText>
              </>
            }
            {...range}
            min={0}
            value={read(picked)}
            isDisabled={isDisabled}
            trackColors={trackColors(channel, picked)}
            onChange={(value) => onMove(move(picked, value))}
            onChangeEnd={onMoveEnd}
          />
        );
      })}
    </div>
  );
}

function trackColors({ move, max }: ColorChannel, picked: PickedColor): readonly string[] {
  return Array.from({ length: stops + 1 }, (_, index) => move(picked, (max * index) / stops).hex);
}
