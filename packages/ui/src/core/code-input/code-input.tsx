import { useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
} from "react";
import { joinClassNames } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { Icon } from "../icon/icon.tsx";
import { CodeBox } from "./code-box.tsx";
import { createCodeEntry, findCode, reduceCodeEntry } from "./code-entry.ts";
import styles from "./code-input.module.css";

const finishDelayMs = 300;

/** What a code input takes; give it another key to empty it. */
export type CodeInputProps = Omit<ComponentPropsWithRef<"fieldset">, "onChange" | "children"> & {
  readonly label: ReactNode;
  readonly length?: number;
  readonly errorMessage?: ReactNode;
  readonly isDisabled?: boolean;
  /** Called 300 ms after the last change when every box is filled. */
  readonly onFinish: (code: string) => void;
};

/** A one-time code, a digit a box. */
export function CodeInput(props: CodeInputProps) {
  const { label, length = 6, errorMessage, isDisabled = false, onFinish, ...rest } = props;
  const { t } = useLingui();
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [entry, dispatch] = useReducer(reduceCodeEntry, length, createCodeEntry);
  useFinishedCode(findCode(entry), onFinish);
  const isTouched = useRef(false);
  useEffect(() => {
    if (isTouched.current) inputs.current[entry.focusIndex]?.focus();
  }, [entry]);
  return (
    <fieldset
      {...rest}
      aria-labelledby={`${id}-label`}
      className={joinClassNames(styles["code"], rest.className)}
    >
      <span id={`${id}-label`} className={fieldStyles["label"]}>
        {label}
      </span>
      <div className={styles["boxes"]}>
        {entry.boxes.map((digit, index) => (
          <CodeBox
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            aria-label={t`Digit ${index + 1} of ${length}`}
            aria-invalid={errorMessage !== undefined}
            aria-describedby={`${id}-error`}
            autoComplete={index === 0 ? "one-time-code" : "off"}
            disabled={isDisabled}
            digit={digit}
            index={index}
            onAction={(action) => {
              isTouched.current = true;
              dispatch(action);
            }}
          />
        ))}
      </div>
      <div id={`${id}-error`} role="alert" className={styles["notes"]}>
        {errorMessage !== undefined && (
          <span className={fieldStyles["error"]}>
            <Icon icon={TriangleAlert} />
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
    </fieldset>
  );
}

function useFinishedCode(code: string | undefined, onFinish: (code: string) => void): void {
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (code === undefined) return undefined;
    const timer = setTimeout(() => finish(code), finishDelayMs);
    return () => clearTimeout(timer);
  }, [code]);
}
