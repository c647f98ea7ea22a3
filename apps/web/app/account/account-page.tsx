import { Heading, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { PageTitle } from "#navigation/page-head.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { ApplicationPage } from "#shell/application-page.tsx";
import styles from "./account.module.css";

/** The props of a page of the account. */
export type AccountPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A page of the account for logged-in users: its title, what it is about, and its settings. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <RequireSession>
      <PageTitle title={title} />
      <ApplicationPage>
        <header className={styles.header}>
          <Heading level={1} size="section">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </header>
        {children}
      </ApplicationPage>
    </RequireSession>
  );
}
