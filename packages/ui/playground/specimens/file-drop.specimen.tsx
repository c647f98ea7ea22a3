import { FileDrop } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

const megabyte = 1024 * 1024;

function makeFile(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name);
}

export const specimen: Specimen = {
  name: "FileDrop",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <FileDrop
            label={say("Tokens to import", "İçe aktarılacak tokenlar")}
            description={say("Shown before anything is applied.", "Uygulanmadan önce gösterilir.")}
            acceptedTypes={[".json", ".css"]}
            maxBytes={2 * megabyte}
            onChange={(files) => note(files.map(({ name }) => name).join(" "))}
          />
          {notes}
        </>
      );
    },
    several() {
      const say = useSay();
      const [files, setFiles] = useState([
        makeFile("tokens.json", 48_200),
        makeFile("theme.css", 3_100),
      ]);
      return (
        <FileDrop
          label={say("Tokens to import", "İçe aktarılacak tokenlar")}
          allowsMultiple
          value={files}
          onChange={(changed) => setFiles([...changed])}
        />
      );
    },
    "of-one-kind"() {
      const say = useSay();
      return (
        <FileDrop
          label={say("Film of the launch", "Yayın filmi")}
          note={say("Another film takes its place.", "Yeni film eskisinin yerini alır.")}
          acceptedTypes={["video/*", "font/*"]}
        />
      );
    },
    "on-its-way"() {
      const [files] = useState([makeFile("tokens.json", 48_200)]);
      return (
        <FileDrop
          label={useSay()("Tokens to import", "İçe aktarılacak tokenlar")}
          value={files}
          getProgress={() => 0.4}
        />
      );
    },
    invalid() {
      const say = useSay();
      return (
        <FileDrop
          label={say("Logo", "Logonuz")}
          acceptedTypes={["image/*"]}
          errorMessage={say(
            "The logo did not arrive. Choose it again.",
            "Logo ulaşmadı. Yeniden seçin.",
          )}
        />
      );
    },
    disabled() {
      return <FileDrop label={useSay()("Logo", "Logonuz")} isDisabled />;
    },
  },
  probe({ probe }) {
    return <FileDrop {...probe} label={useSay()("Logo", "Logonuz")} />;
  },
  finds: [
    { role: "group", name: { en: "Tokens to import", tr: "İçe aktarılacak tokenlar" } },
    { role: "button", name: { en: "Choose a file", tr: "Dosya seç" } },
  ],
  sameInBoth: [".json, .css", "font/*", "tokens.json", "theme.css"],
};
