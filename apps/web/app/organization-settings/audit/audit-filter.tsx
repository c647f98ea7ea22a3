import { Plural, useLingui } from "@lingui/react/macro";
import { auditActionIds, auditActions, type Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Badge, Button, DatePicker, HiddenText, Icon, Select, TextField } from "@tessera/ui";
import { Search, X } from "lucide-react";
import { type AuditQuery, queries } from "#api-client/query-options.ts";
import { useLocale } from "#navigation/use-locale.ts";
import type { ReactNode } from "react";
import styles from "./audit.module.css";

/** The filter that accepts every entry. */
export const noFilter: AuditQuery = {};

/** The props of the filter of an audit log. */
export type AuditFilterProps = {
  readonly organization: Organization;
  readonly filter: AuditQuery;
  readonly onChange: (filter: AuditQuery) => void;
  /** The buttons that act on the filtered entries. */
  readonly children: ReactNode;
};

/** The fields that filter an audit log: a search, the person, the action, the first and the last day. */
export function AuditFilter({ organization, filter, onChange, children }: AuditFilterProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: members } = useQuery(queries.members(organization.id));
  const { search, actor, action, from, to } = filter;
  const people = (members?.data ?? []).map(({ userId, name }) => ({ id: userId, text: name }));
  const actions = auditActionIds.map((id) => ({ id, text: auditActions[id][locale] }));
  const active = Object.keys(filter).length;
  /** Changes a field; an empty one is removed. */
  const set = (part: Readonly<Record<string, string | null>>) => {
    const entries = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
    onChange(Object.fromEntries(entries));
  };
  return (
    <div className={styles.filterBar}>
      <TextField
        className={styles.search}
        type="search"
        label={t`Search`}
        placeholder={t`Search...`}
        leading={<Icon icon={Search} />}
        value={search ?? ""}
        onChange={(text) => set({ search: text })}
      />
      <Select
        label={t`Person`}
        options={[{ id: "", text: t`Everyone` }, ...people]}
        value={actor ?? ""}
        onChange={(id) => set({ actor: id })}
      />
      <Select
        label={t`Action`}
        options={[{ id: "", text: t`All actions` }, ...actions]}
        value={action ?? ""}
        onChange={(id) => set({ action: id })}
      />
      <DatePicker label={t`From`} value={from ?? null} onChange={(day) => set({ from: day })} />
      <DatePicker label={t`Until`} value={to ?? null} onChange={(day) => set({ to: day })} />
      <div className={styles.actions}>
        {children}
        <Button
          kind="quiet"
          className={active === 0 ? styles.hidden : undefined}
          onPress={() => onChange(noFilter)}
        >
          <Icon icon={X} />
          {t`Clear`}
          <Badge aria-hidden count={active} size="small" />
          <HiddenText>
            <Plural value={active} one="# active filter" other="# active filters" />
          </HiddenText>
        </Button>
      </div>
    </div>
  );
}
