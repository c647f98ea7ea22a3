import { ActionBar } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "ActionBar",
  states: {
    usual() {
      const [note, notes] = useNotes();
      return (
        <>
          <ActionBar
            onEdit={() => note("edit")}
            onFilter={() => note("filter")}
            activeFilterCount={2}
            onCreate={() => note("create")}
            onSave={() => note("save")}
          />
          {notes}
        </>
      );
    },
    "no-active-filter"() {
      return <ActionBar onFilter={ignore} onCreate={ignore} />;
    },
    "nothing-to-save"() {
      return <ActionBar onEdit={ignore} onSave={ignore} isSaveDisabled />;
    },
    unsaved() {
      return <ActionBar onEdit={ignore} onDiscard={ignore} onSave={ignore} />;
    },
    saving() {
      return <ActionBar onEdit={ignore} onSave={ignore} isSaving />;
    },
  },
  probe({ probe }) {
    return <ActionBar onEdit={ignore} onSave={ignore} {...probe} />;
  },
  finds: [
    { role: "group", name: { en: "Actions", tr: "İşlemler" } },
    { role: "button", name: { en: "Edit", tr: "Düzenle" } },
    { role: "button", name: { en: "Filter 2 active filters", tr: "Filtrele 2 etkin filtre" } },
    { role: "button", name: { en: "Create", tr: "Oluştur" } },
    { role: "button", name: { en: "Save", tr: "Kaydet" } },
  ],
  keys: [
    { keys: ["Enter"], notes: "edit" },
    { keys: ["Tab", "Enter"], notes: "filter" },
    { keys: ["Tab", "Tab", "Space"], notes: "create" },
    { keys: ["Tab", "Tab", "Tab", "Enter"], notes: "save" },
  ],
};

function ignore() {}
