import { ContentColumn } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./application-page.module.css";
import { ConfigureHeader } from "./configure-header.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** A page of a logged-in user outside the editor: its content between the header and the footer. */
export function ApplicationPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ConfigureHeader />
      <main id="main" className={styles.page}>
        <ContentColumn>{children}</ContentColumn>
      </main>
      <SiteFooter />
    </div>
  );
}
