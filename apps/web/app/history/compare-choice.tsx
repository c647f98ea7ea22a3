import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { IconButton, Select } from "@tessera/ui";
import { ArrowLeftRight } from "lucide-react";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { navigate } from "#navigation/router.tsx";
import styles from "./compare.module.css";
import { useVersionQuery } from "./use-version-query.ts";

type CompareChoiceProps = {
  readonly from: number;
  readonly to: number;
  readonly current: number;
};

/** Chooses the two compared versions, and exchanges them. */
export function CompareChoice({ from, to, current }: CompareChoiceProps) {
  const { t } = useLingui();
  const printQuery = useVersionQuery();
  const options = useOptions([from, to], current);
  const show = (nextFrom: number, nextTo: number) =>
    navigate(printQuery(nextFrom, nextTo), { replace: true });
  return (
    <div className={styles.choice}>
      <Select
        aria-label={t`Former version`}
        value={String(from)}
        onChange={(id) => show(Number(id), to)}
        options={options}
      />
      <IconButton
        icon={ArrowLeftRight}
        label={t`Exchange the versions`}
        onPress={() => show(to, from)}
      />
      <Select
        aria-label={t`Latter version`}
        value={String(to)}
        onChange={(id) => show(from, Number(id))}
        options={options}
      />
    </div>
  );
}

/** Returns the versions of the loaded parts of the list, and those that are compared. */
function useOptions(compared: readonly number[], current: number) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const { data } = useInfiniteQuery(queries.versions(project.id));
  const versions = data?.pages.flatMap((page) => [...page.versions, ...page.pinned]) ?? [];
  const names = new Map(versions.map(({ revision, name }) => [revision, name]));
  const revisions = new Set([...names.keys(), ...compared]);
  return [...revisions]
    .toSorted((one, other) => other - one)
    .map((revision) => {
      const name = names.get(revision) ?? (revision === current ? t`Now` : undefined);
      return {
        id: String(revision),
        text: name ? t`${name}, v${revision}` : t`Version ${revision}`,
      };
    });
}
