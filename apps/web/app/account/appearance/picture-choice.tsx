import { Icon, useRovingFocus } from "@tessera/ui";
import { Check } from "lucide-react";
import { Setting } from "../setting.tsx";
import styles from "./picture-choice.module.css";
import { ScreenPicture, type ScreenPictureProps } from "./screen-picture.tsx";

/** One choice of a setting, and its picture. */
type PictureOption<Id extends string> = ScreenPictureProps & {
  readonly id: Id;
  readonly text: string;
};

/** The props of a setting whose choices are pictures. */
export type PictureChoiceProps<Id extends string> = {
  readonly title: string;
  readonly reason: string;
  readonly options: readonly PictureOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
};

/** A setting whose choices are pictures: the arrow keys move, Enter or Space chooses. */
export function PictureChoice<Id extends string>(props: PictureChoiceProps<Id>) {
  const { title, reason, options, value, onChange } = props;
  const { row, tabIndexOf } = useRovingFocus(options.findIndex(({ id }) => id === value));
  return (
    <Setting title={title} reason={reason}>
      <div {...row} role="radiogroup" aria-label={title} className={styles.choices}>
        {options.map(({ id, text, ...picture }, index) => (
          <button
            key={id}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the arrow keys move without choosing
            role="radio"
            aria-checked={id === value}
            tabIndex={tabIndexOf(index)}
            onClick={() => id !== value && onChange(id)}
            className={styles.choice}
          >
            <ScreenPicture {...picture} />
            <span className={styles.text}>
              {id === value && <Icon icon={Check} sizePx={12} />}
              {text}
            </span>
          </button>
        ))}
      </div>
    </Setting>
  );
}
