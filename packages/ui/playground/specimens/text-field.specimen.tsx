import { TextField } from "@tessera/ui";
import { Search } from "lucide-react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "TextField",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <TextField label={say("Project name", "Proje adı")} onChange={note} />
          {notes}
        </>
      );
    },
    described() {
      const say = useSay();
      return (
        <TextField
          label={say("Project name", "Proje adı")}
          description={say(
            "Shown in every address of the project.",
            "Projenin adreslerinde görünür.",
          )}
          placeholder={say("Ferry timetable", "Vapur tarifesi")}
        />
      );
    },
    required() {
      return <TextField isRequired label={useSay()("Project name", "Proje adı")} />;
    },
    invalid() {
      const say = useSay();
      return (
        <TextField
          label={say("Project name", "Proje adı")}
          defaultValue="a/b"
          errorMessage={say(
            "A name has no slash. Write a-b.",
            "Adda eğik çizgi olamaz. a-b yazın.",
          )}
        />
      );
    },
    validated() {
      const say = useSay();
      return (
        <TextField
          label={say("Project name", "Proje adı")}
          validate={(name) =>
            name.includes("/") ? say("A name has no slash.", "Adda eğik çizgi olamaz.") : null
          }
        />
      );
    },
    noted() {
      const say = useSay();
      return (
        <TextField
          label={say("Address of the project", "Projenin adresi")}
          defaultValue="sehir-hatlari-2"
          note={say("The first one was taken.", "İlk seçilen alınmıştı.")}
        />
      );
    },
    disabled() {
      const say = useSay();
      return (
        <TextField
          isDisabled
          label={say("Project name", "Proje adı")}
          defaultValue={say("Ferry timetable", "Vapur tarifesi")}
        />
      );
    },
    "read-only"() {
      const say = useSay();
      return (
        <TextField
          isReadOnly
          label={say("Project name", "Proje adı")}
          defaultValue={say("Ferry timetable", "Vapur tarifesi")}
        />
      );
    },
    large() {
      return <TextField size="l" label={useSay()("Your name", "Adınız")} />;
    },
    "with-icon-and-unit"() {
      const say = useSay();
      return (
        <TextField
          isMono
          label={say("Largest measure", "En büyük ölçü")}
          leading={<Search size={16} aria-hidden="true" />}
          unit="px"
          defaultValue="1200"
        />
      );
    },
    "long-text"() {
      const say = useSay();
      return (
        <div style={{ maxWidth: 240 }}>
          <TextField
            label={say(
              "What the people who take over this design system should know",
              "Bu tasarım sistemini devralacak kişilerin bilmesi gerekenler",
            )}
            defaultValue={say(
              "The base color comes from the hulls of the old ferries.",
              "Ana renk, eski vapurların gövdesinden geliyor.",
            )}
            errorMessage={say(
              "Keep it under forty characters, so that lists can show it whole.",
              "Listelerde tamamı görünsün diye kırk karakteri geçmeyin.",
            )}
          />
        </div>
      );
    },
  },
  probe({ probe }) {
    return <TextField {...probe} label={useSay()("Project name", "Proje adı")} />;
  },
  finds: [{ role: "textbox", name: { en: "Project name", tr: "Proje adı" } }],
  sameInBoth: ["px"],
  keys: [{ keys: ["a", "b"], notes: "ab" }],
};
