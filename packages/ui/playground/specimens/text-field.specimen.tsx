import { TextField } from "@tessera/ui";
import { Search } from "lucide-react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "TextField",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <TextField label={translate("Project name", "Proje adı")} onChange={note} />
          {notes}
        </>
      );
    },
    described() {
      const translate = useTranslate();
      return (
        <TextField
          label={translate("Project name", "Proje adı")}
          description={translate(
            "Shown in every address of the project.",
            "Projenin adreslerinde görünür.",
          )}
          placeholder={translate("Ferry timetable", "Vapur tarifesi")}
        />
      );
    },
    required() {
      return <TextField isRequired label={useTranslate()("Project name", "Proje adı")} />;
    },
    invalid() {
      const translate = useTranslate();
      return (
        <TextField
          label={translate("Project name", "Proje adı")}
          defaultValue="a/b"
          errorMessage={translate(
            "A name has no slash. Write a-b.",
            "Adda eğik çizgi olamaz. a-b yazın.",
          )}
        />
      );
    },
    validated() {
      const translate = useTranslate();
      return (
        <TextField
          label={translate("Project name", "Proje adı")}
          validate={(name) =>
            name.includes("/") ? translate("A name has no slash.", "Adda eğik çizgi olamaz.") : null
          }
        />
      );
    },
    noted() {
      const translate = useTranslate();
      return (
        <TextField
          label={translate("Address of the project", "Projenin adresi")}
          defaultValue="sehir-hatlari-2"
          note={translate("The first one was taken.", "İlk seçilen alınmıştı.")}
        />
      );
    },
    disabled() {
      const translate = useTranslate();
      return (
        <TextField
          isDisabled
          label={translate("Project name", "Proje adı")}
          defaultValue={translate("Ferry timetable", "Vapur tarifesi")}
        />
      );
    },
    "read-only"() {
      const translate = useTranslate();
      return (
        <TextField
          isReadOnly
          label={translate("Project name", "Proje adı")}
          defaultValue={translate("Ferry timetable", "Vapur tarifesi")}
        />
      );
    },
    large() {
      return <TextField size="l" label={useTranslate()("Your name", "Adınız")} />;
    },
    "with-icon-and-unit"() {
      const translate = useTranslate();
      return (
        <TextField
          isMono
          label={translate("Largest measure", "En büyük ölçü")}
          leading={<Search size={16} aria-hidden="true" />}
          unit="px"
          defaultValue="1200"
        />
      );
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <div style={{ maxWidth: 240 }}>
          <TextField
            label={translate(
              "What the people who take over this design system should know",
              "Bu tasarım sistemini devralacak kişilerin bilmesi gerekenler",
            )}
            defaultValue={translate(
              "The base color comes from the hulls of the old ferries.",
              "Ana renk, eski vapurların gövdesinden geliyor.",
            )}
            errorMessage={translate(
              "Keep it under forty characters, so that lists can show it whole.",
              "Listelerde tamamı görünsün diye kırk karakteri geçmeyin.",
            )}
          />
        </div>
      );
    },
  },
  probe({ probe }) {
    return <TextField {...probe} label={useTranslate()("Project name", "Proje adı")} />;
  },
  finds: [{ role: "textbox", name: { en: "Project name", tr: "Proje adı" } }],
  sameInBoth: ["px"],
  keys: [{ keys: ["a", "b"], notes: "ab" }],
};
