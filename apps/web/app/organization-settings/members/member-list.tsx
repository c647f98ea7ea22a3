import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Member, type Organization, type Role, roles } from "@tessera/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  ActionBar,
  FilterDialog,
  type FilterField,
  type FilterValues,
  Icon,
  Table,
  type TableSort,
  TextField,
} from "@tessera/ui";
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import styles from "../organization-settings.module.css";
import own from "./members.module.css";
import table from "../settings-table.module.css";
import { useMemberColumns } from "./use-member-columns.tsx";
import { useRoleNames } from "#teams/use-role-names.ts";

const pageSize = 10;

/** Shows the members of an organization in a table with a search, a filter and pages. */
export function MemberList({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [role, setRole] = useState<Role>();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort | null>(null);
  const query = { search: useDeferredValue(search), page, pageSize, ...orderOf(sort) };
  const { data, error, refetch } = useQuery({
    ...queries.members(organization.id, { ...query, ...(role && { role }) }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemberColumns(organization);
  const first = () => setPage(1);
  return (
    <div>
      <div className={own.tools}>
        <TextField
          type="search"
          aria-label={t`Search members`}
          placeholder={t`Search...`}
          leading={<Icon icon={Search} />}
          className={own.search}
          value={search}
          onChange={(text) => {
            setSearch(text);
            first();
          }}
        />
        <RoleFilter
          role={role}
          onChange={(chosen) => {
            setRole(chosen);
            first();
          }}
        />
      </div>
      {error ? (
        <div className={styles.part}>
          <FailureNote failure={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Table
          label={t`Members`}
          className={isAtLeast(organization.role, "admin") ? table.members : table.seenMembers}
          columns={columns}
          rows={data?.data ?? noMembers}
          rowKey={({ userId }) => userId}
          rowSize="xl"
          isLoading={!data}
          total={data?.meta.total ?? 0}
          page={page}
          pageSize={pageSize}
          onPageChange={setPage}
          sort={sort}
          onSortChange={(next) => {
            setSort(next);
            first();
          }}
        />
      )}
    </div>
  );
}

const noMembers: readonly Member[] = [];

/** Returns the order of a query; the longest membership is the first without one. */
function orderOf(sort: TableSort | null) {
  const key = sort?.columnId;
  if (key !== "name" && key !== "role" && key !== "joinedAt") return {};
  return { sort: key, order: sort?.direction === "descending" ? "desc" : "asc" } as const;
}

type RoleFilterProps = {
  readonly role: Role | undefined;
  readonly onChange: (role: Role | undefined) => void;
};

/** The button of the filter, and its dialog. */
function RoleFilter({ role, onChange }: RoleFilterProps) {
  const { t } = useLingui();
  const names = useRoleNames();
  const [isOpen, setIsOpen] = useState(false);
  const fields = useMemo<readonly FilterField<Member>[]>(
    () => [
      {
        name: "role",
        label: t`Role`,
        type: "select",
        placeholder: t`All roles`,
        options: roles.map((id) => ({ id, text: names[id] })),
      },
    ],
    [t, names],
  );
  const values: FilterValues = { role: role ?? null };
  return (
    <>
      <ActionBar onFilter={() => setIsOpen(true)} activeFilterCount={role === undefined ? 0 : 1} />
      <FilterDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        fields={fields}
        values={values}
        onApply={(given) => {
          onChange(roles.find((id) => id === given["role"]));
          setIsOpen(false);
          return true;
        }}
      />
    </>
  );
}
