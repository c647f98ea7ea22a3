import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Organization, Project } from "@tessera/contract";
import { Button, Icon, Select, Text, TextField } from "@tessera/ui";
import { Search } from "lucide-react";
import { useState } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { arrangeProjects, type ProjectOrder } from "./arrange-projects.ts";
import styles from "./overview.module.css";
import { NewProjectTile } from "./new-project-tile.tsx";
import { ProjectCard } from "./project-card.tsx";

/** Shows the projects as cards, searched and sorted, and the tile of the next one. */
export function ProjectGrid({
  organization,
  projects,
  onNew,
}: {
  organization: Organization;
  projects: readonly Project[];
  onNew: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<ProjectOrder>("edited");
  const shown = arrangeProjects(projects, search, order, locale);
  return (
    <>
      <div className={styles.tools}>
        <TextField
          aria-label={t`Search design systems`}
          placeholder={t`Search design systems`}
          leading={<Icon icon={Search} />}
          value={search}
          onChange={setSearch}
          className={styles.search}
        />
        <Select
          aria-label={t`Sort design systems`}
          value={order}
          onChange={setOrder}
          options={[
            { id: "edited", text: t`Last edited` },
            { id: "name", text: t`Name` },
            { id: "created", text: t`Newest` },
            { id: "favorites", text: t`Favorites first` },
          ]}
          className={styles.order}
        />
        <output className={styles.count}>
          <Plural value={shown.length} one="# design system" other="# design systems" />
        </output>
      </div>
      <div className={styles.grid}>
        {shown.map((project) => (
          <ProjectCard key={project.id} organization={organization} project={project} />
        ))}
        <NewProjectTile organization={organization} used={projects.length} onNew={onNew} />
      </div>
      {shown.length === 0 && (
        <div className={styles.none}>
          <Text tone="muted">
            <Trans>No design systems match “{search}”.</Trans>
          </Text>
          <Button onPress={() => setSearch("")}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
