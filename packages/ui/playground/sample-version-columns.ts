import type { TableColumn } from "@tessera/ui";
import { useMemo } from "react";
import { useTranslate } from "./use-translate.ts";
import type { SampleVersion } from "./sample-versions.ts";

/** The columns of a version history, in the page's language. */
export function useVersionColumns(): readonly TableColumn<SampleVersion>[] {
  const translate = useTranslate();
  return useMemo(() => {
    return [
      {
        id: "version",
        title: translate("Version", "Sürüm"),
        value: ({ number }) => number,
        cell: ({ number }) => `v${number}`,
        isRowHeader: true,
        isMono: true,
        isSortable: true,
      },
      {
        id: "author",
        title: translate("Author", "Kaydeden"),
        value: ({ author }) => author,
        isSortable: true,
        width: "120px",
      },
      {
        id: "change",
        title: translate("Change", "Değişiklik"),
        value: ({ change }) => change,
        width: "200px",
      },
      {
        id: "tokens",
        title: translate("Tokens", "Token"),
        value: ({ tokenCount }) => tokenCount,
        align: "end",
        isMono: true,
        isSortable: true,
      },
      {
        id: "saved",
        title: translate("Saved", "Kayıt"),
        value: ({ savedAt }) => savedAt,
        isSortable: true,
      },
    ];
  }, [translate]);
}
