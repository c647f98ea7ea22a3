import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Button, Disclosure, DisclosurePanel, Heading as AriaHeading } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import iconStyles from "../icon/icon.module.css";
import { Icon } from "../icon/icon.tsx";
import { Heading } from "../text/heading.tsx";
import styles from "./accordion.module.css";

/** A question and its answer. */
export type AccordionItem = {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
};

/** The props of an accordion. */
export type AccordionProps = Omit<ComponentPropsWithRef<"section">, "children" | "title"> & {
  /** Defaults to 'Frequently asked questions'. */
  readonly title?: ReactNode;
  readonly items: readonly AccordionItem[];
};

/** Questions that expand independently; several may be open. */
export function Accordion({ title, items, className, ...rest }: AccordionProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={joinClassNames(styles.accordion, className)}
    >
      <Heading level={2} size="section" id={titleId}>
        {title ?? t`Frequently asked questions`}
      </Heading>
      <div>
        {items.map((item) => (
          <Disclosure key={item.id} id={item.id} className={styles.item}>
            <AriaHeading level={3}>
              <Button slot="trigger" className={styles.trigger}>
                {item.title}
                <Icon icon={ChevronDown} className={iconStyles.chevron} />
              </Button>
            </AriaHeading>
            <DisclosurePanel className={styles.panel}>
              <div className={styles.content}>{item.content}</div>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
