import { Plural, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Organization, Project } from "@tessera/contract";
import { Icon, IconButton, joinClassNames, Select, TextField } from "@tessera/ui";
import { LayoutGrid, type LucideIcon, Rows3, Search } from "lucide-react";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { listRepeatedNames } from "#projects/distinct-names.ts";
import { arrangeProjects, type ProjectOrder } from "./arrange-projects.ts";
import styles from "./overview.module.css";
import { NewProjectTile } from "./new-project-tile.tsx";
import { OverviewFailure } from "./overview-failure.tsx";
import { OverviewLoading } from "./overview-loading.tsx";
import { ProjectCard } from "./project-card.tsx";
import type { ActOn } from "./project-menu.tsx";
import { type ProjectView, useProjectView } from "./project-view.ts";
import { type ProjectFilter, useFilteredProjects } from "./use-filtered-projects.ts";

const NoProjects = lazyPart(async () => (await import("#projects/load-empty.ts")).loadNoProjects());

const ProjectTable = lazyPart(async () => (await import("./project-table.tsx")).ProjectTable);

/** Shows the projects as cards or in a table, searched, filtered and sorted, and the tile of the next one. */
export function ProjectGrid({
  organization,
  projects,
  used,
  onNew,
  onAct,
}: {
  organization: Organization;
  /** The projects that are not archived, as far as they have loaded. */
  projects: readonly Project[];
  /** The number of projects that are not archived. */
  used: number;
  onNew: () => void;
  onAct: ActOn;
}) {
  const locale = useLocale();
  const [view, setView] = useProjectView();
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<ProjectOrder>("edited");
  const [filter, setFilter] = useState<ProjectFilter>("active");
  const { listed, error, retry } = useFilteredProjects(organization.id, projects, filter);
  const shown = arrangeProjects(listed ?? [], search, order, locale);
  const isComplete = filter === "archived" || projects.length === used;
  const tools = { search, setSearch, order, setOrder, filter, setFilter, view, setView };
  const showAll = () => {
    setSearch("");
    setFilter("active");
  };
  return (
    <>
      <ProjectTools {...tools} count={listed && isComplete ? shown.length : undefined} />
      {error && <OverviewFailure failure={error} onRetry={retry} />}
      {!listed && !error && <OverviewLoading />}
      {listed && view === "table" && shown.length > 0 && (
        <ProjectTable
          organization={organization}
          projects={shown}
          onAct={onAct}
          onFailure={() => setView("cards")}
        />
      )}
      {listed && view === "cards" && (
        <ProjectCards
          organization={organization}
          projects={shown}
          onAct={onAct}
          onNew={filter === "active" ? onNew : undefined}
          used={used}
        />
      )}
      {listed && shown.length === 0 && (
        <NoProjects
          search={search}
          filter={filter}
          onShowAll={showAll}
          onFailure={() => undefined}
        />
      )}
    </>
  );
}

type ProjectCardsProps = {
  readonly organization: Organization;
  readonly projects: readonly Project[];
  readonly onAct: ActOn;
  /** Creates a project; without it there is no tile for that. */
  readonly onNew: (() => void) | undefined;
  readonly used: number;
};

function ProjectCards({ organization, projects, onAct, onNew, used }: ProjectCardsProps) {
  const { data: all = projects } = useQuery(queries.allProjects(organization.id));
  const repeated = listRepeatedNames(all);
  return (
    <div className={styles.grid}>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          organization={organization}
          project={project}
          hasSlug={repeated.has(project.name)}
          onAct={onAct}
        />
      ))}
      {onNew && <NewProjectTile organization={organization} used={used} onNew={onNew} />}
    </div>
  );
}

type ToolsProps = {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly order: ProjectOrder;
  readonly setOrder: (order: ProjectOrder) => void;
  readonly filter: ProjectFilter;
  readonly setFilter: (filter: ProjectFilter) => void;
  readonly view: ProjectView;
  readonly setView: (view: ProjectView) => void;
};

function ProjectTools(props: ToolsProps & { readonly count: number | undefined }) {
  const { search, setSearch, order, setOrder, filter, setFilter, view, setView, count } = props;
  const { t } = useLingui();
  return (
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
        aria-label={t`Filter design systems`}
        value={filter}
        onChange={setFilter}
        options={[
          { id: "active", text: t`Active` },
          { id: "favorites", text: t`Favorites` },
          { id: "archived", text: t`Archived` },
        ]}
        className={styles.filter}
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
        {count !== undefined && (
          <Plural value={count} one="# design system" other="# design systems" />
        )}
      </output>
      <fieldset aria-label={t`View`} className={styles.view}>
        <ViewButton id="cards" icon={LayoutGrid} label={t`Cards`} view={view} onChange={setView} />
        <ViewButton id="table" icon={Rows3} label={t`Table`} view={view} onChange={setView} />
      </fieldset>
    </div>
  );
}

type ViewButtonProps = {
  readonly id: ProjectView;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly view: ProjectView;
  readonly onChange: (view: ProjectView) => void;
};

/** Chooses a view; the code of a segmented control would be too heavy for the first view. */
function ViewButton({ id, icon, label, view, onChange }: ViewButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-pressed={view === id}
      className={joinClassNames(view === id && styles.chosenView)}
      onPress={() => onChange(id)}
    />
  );
}
