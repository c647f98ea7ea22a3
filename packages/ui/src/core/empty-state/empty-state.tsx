import type { ComponentPropsWithRef, ReactNode } from "react";
import { joinClassNames } from "../class-names.ts";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";
import styles from "./empty-state.module.css";

/** What an empty state takes. */
export type EmptyStateProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly level?: 1 | 2 | 3;
};

/** What to do first where there is nothing yet: a heading, a sentence, and as children one field and one button. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, level = 2, className, children, ...rest } = props;
  return (
    <section {...rest} className={joinClassNames(styles["empty"], className)}>
      <Heading level={level} size="section">
        {title}
      </Heading>
      {text !== undefined && (
        <Text as="div" size="lead" tone="muted">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}
