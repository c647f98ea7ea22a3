import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import type { FieldLook, FieldTexts } from "./field-texts.ts";

/** The props of a field's frame. */
export type FieldFrameProps = FieldTexts & { readonly children: ReactNode };

/** Puts a label above a field's box, and its hint or error below it. */
export function FieldFrame({ label, children, ...messages }: FieldFrameProps) {
  return (
    <>
      {label !== undefined && <Label className={styles.label}>{label}</Label>}
      {children}
      <FieldMessages {...messages} />
    </>
  );
}

/** The messages below a field: its hint, and its note and error, which are announced. */
export function FieldMessages({ description, note, errorMessage }: Omit<FieldTexts, "label">) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <div aria-live="polite">
        {note !== undefined && <p className={styles.description}>{note}</p>}
        <FieldError className={styles.error}>
          {({ validationErrors }) => (
            <>
              <Icon icon={TriangleAlert} />
              <span>
                {hasErrorMessage(errorMessage) ? errorMessage : validationErrors.join(" ")}
              </span>
            </>
          )}
        </FieldError>
      </div>
    </>
  );
}

/** Returns React Aria's props of a field that is invalid while it has an error. */
export function errorProps(errorMessage: ReactNode) {
  const isInvalid = hasErrorMessage(errorMessage) || undefined;
  return { validationBehavior: "aria", isInvalid } as const;
}

/** Returns the class names of a field's box. */
export function boxClassName({ size, isMono }: FieldLook, ...more: (string | undefined)[]): string {
  return joinClassNames(styles.box, size === "l" && styles.l, isMono && styles.mono, ...more);
}

/** Returns whether an error message is not empty. */
export function hasErrorMessage(errorMessage: ReactNode): boolean {
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== "";
}
