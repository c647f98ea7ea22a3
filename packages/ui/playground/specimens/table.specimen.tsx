import { Button, Table, type TableColumn, type TableProps, type TableSort } from "@tessera/ui";
import { useMemo, useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";
import { useVersionColumns } from "../sample-version-columns.ts";
import { authors, type SampleVersion, useSampleVersions } from "../sample-versions.ts";

function History(props: Partial<TableProps<SampleVersion>>) {
  return (
    <Table
      label={useTranslate()("Versions", "Sürümler")}
      columns={useVersionColumns()}
      rows={useSampleVersions().slice(0, 5)}
      rowKey={({ number }) => String(number)}
      {...props}
    />
  );
}

/** Fetches each page as from a server; the button delivers the response. */
function HistoryElsewhere() {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  const all = useSampleVersions();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <History
        rows={all.slice((page - 1) * 10, page * 10)}
        total={all.length}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          note(`page ${next}`);
          setIsLoading(true);
        }}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          note(next ? `${next.columnId} ${next.direction}` : "unsorted");
        }}
        isLoading={isLoading}
      />
      <Button isDisabled={!isLoading} preventFocusOnPress onPress={() => setIsLoading(false)}>
        {translate("Let the server answer", "Sunucu yanıtlasın")}
      </Button>
      {notes}
    </>
  );
}

/** Pages on its own, and is reloaded by a button. */
function HistoryThatReloads() {
  const translate = useTranslate();
  const rows = useSampleVersions();
  const [isLoading, setIsLoading] = useState(false);
  const columns = useMemo(
    (): readonly TableColumn<SampleVersion>[] => [
      {
        id: "version",
        title: translate("Version", "Sürüm"),
        value: ({ number }) => number,
        isRowHeader: true,
      },
      {
        id: "even",
        title: translate("Even number", "Çift translateılı"),
        value: ({ number }) => number % 2 === 0,
      },
    ],
    [translate],
  );
  return (
    <>
      <Table
        label={translate("Versions", "Sürümler")}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => String(number)}
        total={rows.length}
        onPageChange={() => undefined}
        isLoading={isLoading}
      />
      <Button preventFocusOnPress onPress={() => setIsLoading(!isLoading)}>
        {isLoading
          ? translate("Finish loading", "Yüklemeyi bitir")
          : translate("Load again", "Yeniden yükle")}
      </Button>
    </>
  );
}

type Layer = Readonly<Record<"name" | "width" | "hero" | "title" | "body" | "gutter", string>>;

function WideTable() {
  const translate = useTranslate();
  const columns = useMemo(
    () =>
      (["name", "width", "hero", "title", "body", "gutter"] as const).map(
        (id): TableColumn<Layer> => ({
          id,
          title: {
            name: translate("Breakpoint", "Kırılma noktası"),
            width: translate("Width", "Genişlik"),
            hero: translate("Large heading", "Büyük başlık"),
            title: translate("Small heading", "Küçük başlık"),
            body: translate("Body text", "Metin"),
            gutter: translate("Gutter", "Sütun arası"),
          }[id],
          value: (row) => row[id],
          isRowHeader: id === "name",
          isMono: id !== "name",
          width: "180px",
        }),
      ),
    [translate],
  );
  const rows = [480, 640, 768, 1024, 1280].map((widthPx, index) => ({
    name: translate(`Step ${index + 1}`, `Adım ${index + 1}`),
    width: `${widthPx} px`,
    hero: `${42 + index * 6} px`,
    title: `${20 + index} px`,
    body: `${14 + (index >> 1)} px`,
    gutter: `${16 + index * 4} px`,
  }));
  return (
    <Table
      label={translate("Sizes at every breakpoint", "Her kırılımda boyutlar")}
      columns={columns}
      rows={rows}
      rowKey={({ width }) => width}
    />
  );
}

export const specimen: Specimen = {
  name: "Table",
  states: {
    usual() {
      const [note, notes] = useNotes();
      const rows = useSampleVersions();
      return (
        <>
          <History rows={rows} total={rows.length} onPageChange={(page) => note(`page ${page}`)} />
          {notes}
        </>
      );
    },
    "without-pager"() {
      return <History />;
    },
    sorted() {
      return <History defaultSort={{ columnId: "author", direction: "ascending" }} />;
    },
    loading() {
      return <History rows={[]} isLoading pageSize={5} />;
    },
    empty() {
      return <History rows={[]} />;
    },
    "empty-text"() {
      const translate = useTranslate();
      return <History rows={[]} emptyText={translate("Nothing is saved yet", "Henüz kayıt yok")} />;
    },
    "last-page"() {
      const rows = useSampleVersions();
      const [page, setPage] = useState(4);
      return <History rows={rows} total={rows.length} page={page} onPageChange={setPage} />;
    },
    "paged-elsewhere": HistoryElsewhere,
    reloads: HistoryThatReloads,
    grouped() {
      const translate = useTranslate();
      const names: Readonly<Record<string, string>> = {
        color: translate("Colors", "Renkler"),
        typography: translate("Typography", "Tipografi"),
        spacing: translate("Spacing", "Boşluklar"),
      };
      return <History groups={{ of: ({ kind }) => kind, title: (kind) => names[kind] }} />;
    },
    caption() {
      return <History hasCaption />;
    },
    "tall-rows"() {
      return <History rowSize="xl" />;
    },
    wide: WideTable,
  },
  probe({ probe }) {
    return <History {...probe} />;
  },
  finds: [
    { role: "table", name: { en: "Versions", tr: "Sürümler" } },
    { role: "columnheader", name: { en: "Version", tr: "Sürüm" } },
    { role: "button", name: { en: "Author", tr: "Kaydeden" } },
    { role: "rowheader", name: { en: "v34", tr: "v34" } },
    { role: "navigation", name: { en: "Pages", tr: "Sayfalar" } },
  ],
  keys: [
    {
      on: { role: "button", name: { en: "Next", tr: "Sonraki" } },
      keys: ["Enter"],
      notes: "page 2",
    },
    {
      on: { role: "button", name: { en: "Next", tr: "Sonraki" } },
      keys: ["Enter", "Enter", "Enter", "Enter"],
      notes: "page 3",
    },
  ],
  sameInBoth: [...authors],
};
