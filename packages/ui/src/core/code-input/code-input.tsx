import { useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useImperativeHandle,
  useReducer,
  useRef,
} from "react";
import { joinClassNames } from "../class-names.ts";
import { hasErrorMessage } from "../field/field-frame.tsx";
import fieldStyles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";
import { CodeBox } from "./code-box.tsx";
import { type CodeAction, createCodeEntry, reduceCodeEntry } from "./code-entry.ts";
import styles from "./code-input.module.css";
import { useChangedCode } from "./use-changed-code.ts";
import { useFinishedCode } from "./use-finished-code.ts";

function ignore(): void {}

/** The props of a code input; the ref is the first box's. Change its key to clear it. */
export type CodeInputProps = Omit<ComponentPropsWithoutRef<"fieldset">, "onChange" | "children"> &
  RefAttributes<HTMLInputElement> & {
    readonly label: ReactNode;
    readonly length?: number | undefined;
    readonly description?: ReactNode;
    readonly errorMessage?: ReactNode;
    readonly isDisabled?: boolean | undefined;
    /** True when the digits cannot be changed, for example during a check; the focus stays. */
    readonly isReadOnly?: boolean | undefined;
    /** True when the first box gets the focus on mount. */
    readonly takesFocus?: boolean | undefined;
    /** Called with the digits after each change. */
    readonly onChange?: ((digits: string) => void) | undefined;
    /** Called 300 ms after the last change when every box is filled; once for each code. */
    readonly onFinish?: ((code: string) => void) | undefined;
  };

/** A one-time code, one digit per box. */
export function CodeInput({
  ref,
  label,
  length = 6,
  description,
  errorMessage,
  onChange = ignore,
  onFinish = ignore,
  className,
  isDisabled = false,
  isReadOnly = false,
  takesFocus = false,
  ...rest
}: CodeInputProps) {
  const { t } = useLingui();
  const id = useId();
  const [entry, inputs, act] = useCodeEntry(length);
  useImperativeHandle(ref, () => inputs.current[0] as HTMLInputElement, [inputs]);
  useChangedCode(entry, onChange);
  useFinishedCode(entry, onFinish);
  const isInvalid = hasErrorMessage(errorMessage);
  const describedBy = joinClassNames(
    description !== undefined && `${id}-description`,
    isInvalid && `${id}-error`,
  );
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      {...rest}
      aria-describedby={describedBy === "" ? rest["aria-describedby"] : describedBy}
      className={joinClassNames(fieldStyles.field, className)}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      <div className={styles.boxes}>
        {entry.boxes.map((digit, index) => (
          <CodeBox
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            aria-label={t`Digit ${index + 1} of ${length}`}
            aria-invalid={isInvalid}
            aria-describedby={describedBy === "" ? undefined : describedBy}
            autoComplete={index === 0 ? "one-time-code" : "off"}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page whose only task is the code requests it
            autoFocus={takesFocus && index === 0}
            disabled={isDisabled}
            readOnly={isReadOnly}
            digit={digit}
            index={index}
            onAction={act}
          />
        ))}
      </div>
      {description !== undefined && (
        <p id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </p>
      )}
      <div role="alert">
        {isInvalid && (
          <span id={`${id}-error`} className={fieldStyles.error}>
            <Icon icon={TriangleAlert} />
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
    </fieldset>
  );
}

/** Returns the digits, the inputs and the dispatch function; the focus follows every action. */
function useCodeEntry(length: number) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const isTouched = useRef(false);
  const [entry, dispatch] = useReducer(reduceCodeEntry, length, createCodeEntry);
  useEffect(() => {
    const input = inputs.current[entry.focusIndex];
    if (!isTouched.current || !input) return;
    input.focus();
    input.select();
  }, [entry]);
  function act(action: CodeAction): void {
    isTouched.current = true;
    dispatch(action);
  }
  return [entry, inputs, act] as const;
}
