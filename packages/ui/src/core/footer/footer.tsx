import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Logo } from "../logo/logo.tsx";
import styles from "./footer.module.css";

/** A link of the footer; without an address it is shown as coming soon. */
type FooterLink = { readonly title: string; readonly href?: string | undefined };

/** A column of the footer. */
type FooterColumn = { readonly title: string; readonly links: readonly FooterLink[] };

/** The props of a footer. */
export type FooterProps = Omit<ComponentPropsWithRef<"footer">, "children"> & {
  readonly motto: ReactNode;
  readonly columns: readonly FooterColumn[];
  /** The help address. */
  readonly help: ReactNode;
  readonly copyright: ReactNode;
};

/** The end of a public page: columns of links, an address, a copyright line. */
export function Footer({ motto, columns, help, copyright, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={joinClassNames(styles.footer, className)}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Logo />
          <p className={styles.motto}>{motto}</p>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title} className={styles.column}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.title}>
                  <Link
                    href={link.href}
                    isDisabled={link.href === undefined}
                    className={styles.link}
                  >
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.bottom}>
        <div>{help}</div>
        <div>{copyright}</div>
      </div>
    </footer>
  );
}
