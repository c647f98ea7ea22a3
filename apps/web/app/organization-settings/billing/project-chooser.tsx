import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Organization, plans, type Project, type ProjectId } from "@tessera/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { printRelativeTime } from "@tessera/ui";
import { useMemo } from "react";
import { call } from "#api-client/call.ts";
import { projectLists } from "#api-client/project-lists.ts";
import { queries } from "#api-client/query-options.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import { withDistinctNames } from "#projects/distinct-names.ts";
import { useNow } from "#store/use-now.ts";
import { Chooser } from "./chooser.tsx";
import styles from "./chooser.module.css";

/** Lets the owner choose the design systems that stay editable. */
export function ProjectChooser({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const queryClient = useQueryClient();
  const { id: organizationId, plan } = organization;
  const { data: projects } = useQuery(projectLists.active(organizationId));
  const { data: all } = useQuery(queries.allProjects(organizationId));
  const listed = useMemo(() => byAge(withDistinctNames(projects ?? [], all)), [projects, all]);
  const { name: planName, entitlements } = plans[plan];
  const limit = entitlements.designSystems;
  if (!projects) return null;
  const systems = t`${plural(limit, { one: "# design system", other: "# design systems" })}`;
  return (
    <Chooser
      title={t`Choose the design system to edit`}
      text={t`${planName} includes ${systems}. The others can be opened and exported as before, and edited again with Pro. Until you choose, the oldest stays editable.`}
      limit={limit}
      choices={listed.map(({ id, distinctName, revision, updatedAt, recipe, writable }) => {
        const when = printRelativeTime(updatedAt, now, locale);
        return {
          id,
          name: distinctName,
          hint: t`Revision ${revision}, ${when}`,
          picture: <PaletteStripes base={recipe.color.base} size="card" className={styles.ramp} />,
          isWritable: writable,
        };
      })}
      onKeep={async (ids) => {
        const body = { projectIds: ids as ProjectId[] };
        await call("keepProjects", { params: { organizationId }, body });
        await queryClient.invalidateQueries({ queryKey: ["projects", organizationId] });
      }}
    />
  );
}

/** The oldest first, in the order in which they stay editable. */
function byAge<Dated extends Project>(projects: readonly Dated[]): readonly Dated[] {
  return projects.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
