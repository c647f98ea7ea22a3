import { Trans } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "@tessera/ui";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-aria-components";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { findLastProject } from "#storage/last-project.ts";
import styles from "./settings-area.module.css";

/** A link to the design system that the user opened last, if it belongs to the current organization. */
export function BackLink() {
  const { organization } = useOrganization();
  return organization ? <ProjectLink organization={organization} /> : null;
}

function ProjectLink({ organization: { id, slug } }: { readonly organization: Organization }) {
  const [last] = useState(findLastProject);
  const { data: projects } = useQuery(queries.allProjects(id));
  const project =
    last?.organization === slug ? projects?.find((each) => each.slug === last.project) : undefined;
  if (!project) return null;
  const { name } = project;
  return (
    <Link href={`/${slug}/${project.slug}/design-system/colors`} className={styles.back ?? ""}>
      <Icon icon={ArrowLeft} />
      <span>
        <Trans>Back to {name}</Trans>
      </span>
    </Link>
  );
}
