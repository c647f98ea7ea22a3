import { joinClassNames } from "@tessera/ui";
import { useEffect, useRef, useState } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { OpenTextField } from "./open-text-field.tsx";
import styles from "./typed-text-field.module.css";
import { useTypedText, type TypedResult } from "./use-typed-text.ts";

type TypedTextFieldProps = {
  readonly "aria-label": string;
  /** The value as text in its canonical format. */
  readonly printed: string;
  /** Replaces the value where it is only read, in a place that is too narrow for it. */
  readonly summary?: string | undefined;
  /** Applies a typed text; called at every change. */
  readonly apply: (text: string) => TypedResult;
  /** True when the value may be longer than a line; the field then grows with it. */
  readonly isLong?: boolean | undefined;
  /** True when the value is generated, so that a typed one pins it. */
  readonly isGenerated?: boolean | undefined;
  readonly className?: string | undefined;
};

/**
 * Shows a value as text, which a press turns into a field until Enter, Escape or a blur. A refused
 * text stays in its field.
 */
export function TypedTextField(props: TypedTextFieldProps) {
  const { "aria-label": label, printed, apply, isLong = false, isGenerated = false } = props;
  const { canEdit } = useOpenProject();
  const shown = props.summary ?? printed;
  const typed = useTypedText(printed, apply);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const look = joinClassNames(
    styles.text,
    isLong && styles.long,
    isGenerated && styles.generated,
    props.className,
  );

  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  function close(byKey: boolean) {
    typed.finish();
    if (typed.isRefused) return;
    returnsFocus.current = byKey;
    setIsOpen(false);
  }

  if (!canEdit) return <span className={look}>{shown}</span>;
  if (isOpen) {
    return <OpenTextField label={label} typed={typed} isLong={isLong} onClose={close} />;
  }
  return (
    <button
      ref={button}
      type="button"
      data-value={label}
      aria-label={`${label} ${shown}`}
      className={look}
      onClick={() => setIsOpen(true)}
    >
      {shown}
    </button>
  );
}
