import { FileDrop } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const megabyte = 1024 * 1024;

function createFile(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name);
}

export const specimen: Specimen = {
  name: "FileDrop",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <FileDrop
            label={translate("Tokens to import", "İçe aktarılacak tokenlar")}
            description={translate(
              "Shown before anything is applied.",
              "Uygulanmadan önce gösterilir.",
            )}
            acceptedTypes={[".json", ".css"]}
            maxBytes={2 * megabyte}
            onChange={(files) => note(files.map(({ name }) => name).join(" "))}
          />
          {notes}
        </>
      );
    },
    several() {
      const translate = useTranslate();
      const [files, setFiles] = useState([
        createFile("tokens.json", 48_200),
        createFile("theme.css", 3_100),
      ]);
      return (
        <FileDrop
          label={translate("Tokens to import", "İçe aktarılacak tokenlar")}
          allowsMultiple
          value={files}
          onChange={(changed) => setFiles([...changed])}
        />
      );
    },
    "of-one-kind"() {
      const translate = useTranslate();
      return (
        <FileDrop
          label={translate("Film of the launch", "Yayın filmi")}
          note={translate("Another film takes its place.", "Yeni film eskisinin yerini alır.")}
          acceptedTypes={["video/*", "font/*"]}
        />
      );
    },
    "on-its-way"() {
      const [files] = useState([createFile("tokens.json", 48_200)]);
      return (
        <FileDrop
          label={useTranslate()("Tokens to import", "İçe aktarılacak tokenlar")}
          value={files}
          getProgress={() => 0.4}
        />
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <FileDrop
          label={translate("Logo", "Logonuz")}
          acceptedTypes={["image/*"]}
          errorMessage={translate(
            "The logo did not arrive. Choose it again.",
            "Logo ulaşmadı. Yeniden seçin.",
          )}
        />
      );
    },
    disabled() {
      return <FileDrop label={useTranslate()("Logo", "Logonuz")} isDisabled />;
    },
  },
  probe({ probe }) {
    return <FileDrop {...probe} label={useTranslate()("Logo", "Logonuz")} />;
  },
  finds: [
    { role: "group", name: { en: "Tokens to import", tr: "İçe aktarılacak tokenlar" } },
    { role: "button", name: { en: "Choose a file", tr: "Dosya seç" } },
  ],
  sameInBoth: [".json, .css", "font/*", "tokens.json", "theme.css"],
};
