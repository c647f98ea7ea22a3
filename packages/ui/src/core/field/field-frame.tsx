import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import type { FieldTexts } from "./field-texts.ts";

/** Puts a label above a field's box, and its hint or error below it. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  children,
}: FieldTexts & { readonly children: ReactNode }) {
  return (
    <>
      {label !== undefined && <Label className={styles["label"] ?? ""}>{label}</Label>}
      {children}
      {description !== undefined && (
        <Text slot="description" className={styles["description"]}>
          {description}
        </Text>
      )}
      <FieldError className={styles["error"] ?? ""}>
        {({ validationErrors }) => (
          <>
            <Icon icon={TriangleAlert} />
            <span>{errorMessage ?? validationErrors.join(" ")}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

/** Whether an error message says anything. */
export function hasErrorMessage(errorMessage: ReactNode): boolean {
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== "";
}
