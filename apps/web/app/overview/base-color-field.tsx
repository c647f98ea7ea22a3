import { type HexColor, parseHexColor } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import styles from "./overview.module.css";

/** A field for a base color as text, with its swatch; whether the text is a color, `parseHexColor` tells. */
export function BaseColorField({
  label,
  isLabelHidden = false,
  text,
  onChange,
  errorMessage,
  className,
}: {
  label: string;
  isLabelHidden?: boolean;
  text: string;
  onChange: (text: string) => void;
  errorMessage?: string | undefined;
  className?: string | undefined;
}) {
  const color = findColor(text);
  return (
    <TextField
      {...(isLabelHidden ? { "aria-label": label } : { label })}
      size="l"
      isMono
      value={text}
      onChange={onChange}
      errorMessage={errorMessage}
      spellCheck="false"
      autoComplete="off"
      leading={
        <span className={styles["swatch"]} style={{ backgroundColor: color ?? "transparent" }} />
      }
      {...(className !== undefined && { className })}
    />
  );
}

/** The color that a person typed, the number sign left out or not. */
export function findColor(text: string): HexColor | undefined {
  const trimmed = text.trim();
  return parseHexColor(trimmed.startsWith("#") ? trimmed : `#${trimmed}`);
}
