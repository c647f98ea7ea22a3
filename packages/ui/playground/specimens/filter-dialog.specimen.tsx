import {
  ActionBar,
  FilterDialog,
  type FilterField,
  type FilterValues,
  Table,
  useFilters,
  type UseFiltersOptions,
} from "@tessera/ui";
import { useMemo, useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";
import { useVersionColumns } from "../sample-version-columns.ts";
import { authors, type SampleVersion, useSampleVersions } from "../sample-versions.ts";

const empty: readonly SampleVersion[] = [];

function useVersionFields(): readonly FilterField<SampleVersion>[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      {
        type: "search",
        name: "search",
        label: translate("Search", "Arama"),
        searchKeys: ["author", "change"],
        placeholder: translate("A name or a change", "Bir ad veya değişiklik"),
      },
      {
        type: "select",
        name: "kind",
        label: translate("Category", "Kategori"),
        options: [
          { id: "color", text: translate("Colors", "Renkler") },
          { id: "typography", text: translate("Typography", "Tipografi") },
          { id: "spacing", text: translate("Spacing", "Boşluklar") },
        ],
      },
      {
        type: "sort",
        name: "order",
        label: translate("Order", "Sıralama"),
        sortKey: "tokenCount",
        options: [
          { id: "num_desc", text: translate("Most tokens first", "En çok token önce") },
          { id: "num_asc", text: translate("Fewest tokens first", "En az token önce") },
        ],
      },
      { type: "date", name: "savedAt", label: translate("Saved on", "Kayıt günü") },
      {
        type: "switch",
        name: "isPinned",
        label: translate("Pinned alone", "Yalnız sabitlenenler"),
      },
    ],
    [translate],
  );
}

function FilteredHistory(options: Partial<UseFiltersOptions<SampleVersion>>) {
  const all = useSampleVersions();
  const fields = useVersionFields();
  const [note, notes] = useNotes();
  const { rows, dialogProps, actionBarProps } = useFilters({
    fields,
    data: all,
    onApply: ({ activeCount, rows: left }) => note(`${activeCount} active, ${left.length} rows`),
    ...options,
  });
  const [page, setPage] = useState(1);
  return (
    <>
      <ActionBar {...actionBarProps} />
      <Table
        label={useTranslate()("Versions", "Sürümler")}
        columns={useVersionColumns()}
        rows={rows}
        rowKey={({ number }) => String(number)}
        total={rows.length}
        page={page}
        onPageChange={setPage}
      />
      <FilterDialog {...dialogProps} />
      {notes}
    </>
  );
}

function OpenDialog(props: { readonly values?: FilterValues; readonly onApply?: () => boolean }) {
  return (
    <FilterDialog
      fields={useVersionFields()}
      values={{}}
      onApply={() => true}
      isOpen
      onClose={() => undefined}
      {...props}
    />
  );
}

export const specimen: Specimen = {
  name: "FilterDialog",
  states: {
    usual() {
      return <FilteredHistory />;
    },
    open() {
      return <OpenDialog />;
    },
    "open-chosen"() {
      const values = {
        search: "ış",
        kind: "color",
        order: "num_desc",
        savedAt: "2026-11-09",
        isPinned: true,
      };
      return <OpenDialog values={values} />;
    },
    "empty-data"() {
      return <FilteredHistory data={empty} />;
    },
    "not-valid"() {
      return <FilteredHistory initialValues={{ kind: "shadow", isPinned: true }} />;
    },
    "open-own-texts"() {
      const translate = useTranslate();
      return (
        <FilterDialog
          fields={useVersionFields().slice(1, 2)}
          values={{}}
          onApply={() => true}
          isOpen
          onClose={() => undefined}
          title={translate("Which versions", "Hangi sürümler")}
          description={translate("Older ones stay as they are.", "Eskiler olduğu gibi kalır.")}
          applyText={translate("Show", "Göster")}
          cancelText={translate("Back", "Geri")}
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <FilterDialog
        fields={useVersionFields()}
        values={{}}
        onApply={() => true}
        isOpen
        onClose={() => undefined}
        {...probe}
      />
    );
  },
  finds: [
    { role: "button", name: { en: "Filter", tr: "Filtrele" } },
    { role: "table", name: { en: "Versions", tr: "Sürümler" } },
  ],
  opens: {
    trigger: { role: "button", name: { en: "Filter", tr: "Filtrele" } },
    opened: { role: "dialog", name: { en: "Filter Options", tr: "Filtre seçenekleri" } },
  },
  sameInBoth: [...authors, "yyyy"],
};
