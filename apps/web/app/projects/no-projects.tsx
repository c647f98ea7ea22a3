import { Trans } from "@lingui/react/macro";
import { Button, Text } from "@tessera/ui";
import styles from "#overview/overview.module.css";
import type { ProjectFilter } from "#overview/use-filtered-projects.ts";

type NoProjectsProps = {
  readonly search: string;
  readonly filter: ProjectFilter;
  readonly onShowAll: () => void;
};

/** Explains why nothing is listed, with the way back to all projects. */
export function NoProjects({ search, filter, onShowAll }: NoProjectsProps) {
  return (
    <div className={styles.none}>
      <Text tone="muted">
        {search.trim() !== "" && <Trans>No design systems match “{search}”.</Trans>}
        {search.trim() === "" && filter === "favorites" && (
          <Trans>No favorites yet. Mark a design system with its star.</Trans>
        )}
        {search.trim() === "" && filter === "archived" && <Trans>Nothing is archived.</Trans>}
        {search.trim() === "" && filter === "active" && (
          <Trans>All design systems are archived.</Trans>
        )}
      </Text>
      {(search.trim() !== "" || filter !== "active") && (
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  );
}
