import { useLingui } from "@lingui/react/macro";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import { Tag } from "../tag/tag.tsx";
import { Heading } from "../text/heading.tsx";
import styles from "./testimonials.module.css";

/** A quote about the product, and its author. */
export type Testimonial = {
  readonly quote: ReactNode;
  readonly name: string;
  /** The author's job and company. */
  readonly role?: string | undefined;
  /** True for a placeholder, which is marked as an example. */
  readonly isExample?: boolean | undefined;
};

/** The props of testimonials. */
export type TestimonialsProps = Omit<ComponentPropsWithRef<"section">, "children" | "title"> & {
  /** Defaults to 'Loved by designers worldwide'. */
  readonly title?: ReactNode;
  readonly quotes: readonly Testimonial[];
};

/** Quotes in up to three columns; renders nothing without quotes. */
export function Testimonials({ title, quotes, className, ...rest }: TestimonialsProps) {
  const { t } = useLingui();
  const titleId = useId();
  if (quotes.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={joinClassNames(styles.testimonials, className)}
    >
      <Heading level={2} size="section" id={titleId}>
        {title ?? t`Loved by designers worldwide`}
      </Heading>
      <div className={styles.grid}>
        {quotes.map((quote) => (
          <Quote key={`${quote.name} ${quote.role}`} {...quote} />
        ))}
      </div>
    </section>
  );
}

function Quote({ quote, name, role, isExample = false }: Testimonial) {
  const { t } = useLingui();
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.source}>
        <span className={styles.person}>
          <span className={styles.name}>{name}</span>
          {role !== undefined && <span>{role}</span>}
        </span>
        {isExample && <Tag kind="outlined">{t`Example`}</Tag>}
      </figcaption>
    </figure>
  );
}
