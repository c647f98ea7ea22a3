import { IconButton, Tooltip } from "@tessera/ui";
import { Undo2 } from "lucide-react";
import type { Ref } from "react";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Tooltip",
  states: {
    usual() {
      const translate = useTranslate();
      return <Undo text={translate("Undo: base color", "Geri al: ana renk")} />;
    },
    open() {
      const translate = useTranslate();
      return <Undo isOpen text={translate("Undo: base color", "Geri al: ana renk")} />;
    },
    "open-with-shortcut"() {
      const translate = useTranslate();
      return (
        <Undo
          isOpen
          shortcut="Control+Z"
          text={translate("Undo: base color", "Geri al: ana renk")}
        />
      );
    },
    "open-long-text"() {
      const translate = useTranslate();
      return (
        <Undo
          isOpen
          text={translate(
            "Undo: base color, type ratio and 4 tokens that were pinned in the same breath",
            "Geri al: ana renk, yazı oranı ve aynı anda sabitlenen 4 token",
          )}
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <Undo {...probe} isOpen text={useTranslate()("Undo: base color", "Geri al: ana renk")} />
    );
  },
  finds: [{ role: "button", name: { en: "Undo", tr: "Geri al" } }],
  opens: {
    trigger: { role: "button", name: { en: "Undo", tr: "Geri al" } },
    opened: { role: "tooltip", name: { en: "Undo: base color", tr: "Geri al: ana renk" } },
  },
  sameInBoth: ["Ctrl", "Z"],
};

type UndoProps = {
  readonly text: string;
  readonly shortcut?: string;
  readonly isOpen?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
};

function Undo(props: UndoProps) {
  return (
    <div style={{ padding: "48px 120px" }}>
      <Tooltip {...props}>
        <IconButton icon={Undo2} kind="outlined" label={useTranslate()("Undo", "Geri al")} />
      </Tooltip>
    </div>
  );
}
