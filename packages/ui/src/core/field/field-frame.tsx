import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import type { FieldTexts } from "./field-texts.ts";

/** What a field's frame takes. */
export type FieldFrameProps = FieldTexts & { readonly children: ReactNode };

/** Puts a label above a field's box, and its hint or error below it. */
export function FieldFrame({ label, children, ...messages }: FieldFrameProps) {
  return (
    <>
      {label !== undefined && <Label className={styles["label"] ?? ""}>{label}</Label>}
      {children}
      <FieldMessages {...messages} />
    </>
  );
}

/** What stands below a field: its hint, and, announced as they come, its note and its error. */
export function FieldMessages({ description, note, errorMessage }: Omit<FieldTexts, "label">) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles["description"]}>
          {description}
        </Text>
      )}
      <div aria-live="polite" className={styles["messages"]}>
        {note !== undefined && <p className={styles["description"]}>{note}</p>}
        <FieldError className={styles["error"] ?? ""}>
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

/** Whether an error message says anything. */
export function hasErrorMessage(errorMessage: ReactNode): boolean {
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== "";
}
