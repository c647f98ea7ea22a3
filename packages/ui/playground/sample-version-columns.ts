import type { TableColumn } from "@tessera/ui";
import { useMemo } from "react";
import { useSay } from "./say.ts";
import type { SampleVersion } from "./sample-versions.ts";

/** The columns of a version history, in the page's language. */
export function useVersionColumns(): readonly TableColumn<SampleVersion>[] {
  const say = useSay();
  return useMemo(() => {
    return [
      {
        id: "version",
        title: say("Version", "Sürüm"),
        value: ({ number }) => number,
        cell: ({ number }) => `v${number}`,
        isRowHeader: true,
        isMono: true,
        isSortable: true,
      },
      {
        id: "author",
        title: say("Author", "Kaydeden"),
        value: ({ author }) => author,
        isSortable: true,
        width: "120px",
      },
      {
        id: "change",
        title: say("Change", "Değişiklik"),
        value: ({ change }) => change,
        width: "200px",
      },
      {
        id: "tokens",
        title: say("Tokens", "Token"),
        value: ({ tokenCount }) => tokenCount,
        align: "end",
        isMono: true,
        isSortable: true,
      },
      {
        id: "saved",
        title: say("Saved", "Kayıt"),
        value: ({ savedAt }) => savedAt,
        isSortable: true,
      },
    ];
  }, [say]);
}
