import { useNotes } from "../notes.tsx";
import type { Specimen } from "../specimen.ts";
import { type Defect, NoteCard } from "./note-card.tsx";

const all: readonly Defect[] = [
  "no-name",
  "wrong-role",
  "lost-ref",
  "dropped-prop",
  "dropped-class",
  "no-focus-ring",
  "focus-lost-on-close",
  "no-escape",
  "untranslated-text",
  "small-target",
  "deaf-key",
  "unasked-motion",
  "too-wide",
  "faint-text",
  "cut-text",
  "overlapping-controls",
  "overlapping-texts",
];

/** Planted defects, and the sound variant `defect-none`, by their name in the stage's address. */
export const defects: ReadonlyMap<string, Specimen> = new Map([
  ["defect-none", createSpecimen()],
  ...all.map((defect) => [`defect-${defect}`, createSpecimen(defect)] as const),
]);

function createSpecimen(defect?: Defect): Specimen {
  const details = { en: "Details", tr: "Ayrıntılar" };
  return {
    name: "NoteCard",
    states: {
      usual: function Usual() {
        const [note, notes] = useNotes();
        return (
          <>
            <NoteCard defect={defect} onPin={() => note("pinned")} />
            {notes}
          </>
        );
      },
    },
    probe: ({ probe }) => <NoteCard defect={defect} {...probe} />,
    finds: [{ role: "button", name: { en: "Pin", tr: "Sabitle" } }],
    keys: [{ keys: ["Enter"], notes: "pinned" }],
    opens: {
      trigger: { role: "button", name: details },
      opened: { role: "dialog", name: details },
    },
  };
}
