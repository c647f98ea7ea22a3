import {
  Button,
  Menu,
  MenuItem,
  type MenuProps,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  SubmenuTrigger,
} from "@tessera/ui";
import { Copy, Download, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Menu",
  states: {
    usual() {
      const [note, notes] = useNotes();
      return (
        <>
          <Opened isOpen={false}>
            <Actions note={note} />
          </Opened>
          {notes}
        </>
      );
    },
    turkish() {
      return <Provinces />;
    },
    "with-submenu"() {
      const [note, notes] = useNotes();
      return (
        <>
          <Opened isOpen={false}>
            <Exports note={note} />
          </Opened>
          {notes}
        </>
      );
    },
    "with-choices"() {
      return (
        <Opened isOpen={false}>
          <Sorting />
        </Opened>
      );
    },
    open() {
      return (
        <Opened>
          <Actions note={() => undefined} />
        </Opened>
      );
    },
    "open-sections"() {
      const translate = useTranslate();
      return (
        <Opened>
          <Menu>
            <MenuSection title={translate("Design systems", "Tasarım sistemleri")}>
              <MenuItem href="#atlas" isCurrent>
                Atlas
              </MenuItem>
              <MenuItem href="#lale">Lale</MenuItem>
            </MenuSection>
            <MenuSection title={translate("Organizations", "Kuruluşlar")}>
              <MenuItem href="#north">{translate("North Retail", "Kuzey Perakende")}</MenuItem>
            </MenuSection>
          </Menu>
        </Opened>
      );
    },
    "open-choices"() {
      return (
        <Opened>
          <Sorting />
        </Opened>
      );
    },
    "open-submenu"() {
      return (
        <Opened>
          <Exports note={() => undefined} />
        </Opened>
      );
    },
    "open-disabled"() {
      const translate = useTranslate();
      return (
        <Opened>
          <Menu>
            <MenuItem icon={Download}>{translate("CSS variables", "CSS değişkenleri")}</MenuItem>
            <MenuItem
              icon={Download}
              disabledReason={translate(
                "Pro exports to every platform.",
                "Pro her platforma aktarır.",
              )}
            >
              {translate("Swift package", "Swift paketi")}
            </MenuItem>
            <MenuItem icon={Copy} isDisabled>
              {translate("Copy the file", "Dosyayı kopyala")}
            </MenuItem>
          </Menu>
        </Opened>
      );
    },
    "open-long"() {
      const translate = useTranslate();
      return (
        <Opened>
          <Menu>
            {Array.from({ length: 30 }, (_, index) => (
              <MenuItem
                key={index}
                description={translate(
                  "Deniz changed the base color and pinned the contrast of the links in the dark scheme",
                  "Deniz ana rengi değiştirdi ve koyu şemada bağlantıların karşıtlığını sabitledi",
                )}
              >
                {translate(
                  `Version ${30 - index} of the design system`,
                  `Tasarım sisteminin ${30 - index}. sürümü`,
                )}
              </MenuItem>
            ))}
          </Menu>
        </Opened>
      );
    },
  },
  probe({ probe }) {
    return (
      <Opened>
        <Actions {...probe} note={() => undefined} />
      </Opened>
    );
  },
  finds: [{ role: "button", name: { en: "Atlas", tr: "Atlas" } }],
  keys: [
    { keys: ["Enter", "Enter"], notes: "rename" },
    { keys: ["ArrowDown", "ArrowDown", "Enter"], notes: "duplicate" },
    { keys: ["Enter", "End", "Enter"], notes: "delete" },
    { keys: ["ArrowUp", "Home", "Space"], notes: "rename" },
  ],
  opens: {
    trigger: { role: "button", name: { en: "Atlas", tr: "Atlas" } },
    opened: { role: "menu", name: { en: "Atlas", tr: "Atlas" } },
  },
  sameInBoth: [
    "Atlas",
    "Lale",
    "Ctrl",
    "D",
    "SCSS",
    "Figma",
    "Iğdır",
    "Isparta",
    "İstanbul",
    "İzmir",
    "Şanlıurfa",
  ],
};

function Opened({
  isOpen = true,
  children,
}: {
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <MenuTrigger defaultOpen={isOpen}>
      <Button>Atlas</Button>
      {children}
    </MenuTrigger>
  );
}

function Actions({
  note,
  ...props
}: MenuProps<object> & { readonly note: (text: string) => void }) {
  const translate = useTranslate();
  return (
    <Menu {...props}>
      <MenuItem icon={Pencil} onAction={() => note("rename")}>
        {translate("Rename", "Yeniden adlandır")}
      </MenuItem>
      <MenuItem icon={Copy} shortcut="Control+D" onAction={() => note("duplicate")}>
        {translate("Duplicate", "Çoğalt")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onAction={() => note("delete")}>
        {translate("Delete", "Sil")}
      </MenuItem>
    </Menu>
  );
}

function Exports({ note }: { readonly note: (text: string) => void }) {
  const translate = useTranslate();
  return (
    <Menu>
      <MenuItem icon={Pencil} onAction={() => note("rename")}>
        {translate("Rename", "Yeniden adlandır")}
      </MenuItem>
      <SubmenuTrigger>
        <MenuItem icon={Download}>{translate("Export", "Dışa aktar")}</MenuItem>
        <Menu>
          <MenuItem onAction={() => note("css")}>
            {translate("CSS variables", "CSS değişkenleri")}
          </MenuItem>
          <MenuItem onAction={() => note("scss")}>SCSS</MenuItem>
          <MenuItem
            onAction={() => note("figma")}
            disabledReason={translate("The file is still being made.", "Dosya hâlâ hazırlanıyor.")}
          >
            Figma
          </MenuItem>
        </Menu>
      </SubmenuTrigger>
    </Menu>
  );
}

function Sorting() {
  const translate = useTranslate();
  const [sort, setSort] = useState<Iterable<string | number>>(["name"]);
  return (
    <Menu>
      <MenuSection
        title={translate("Sort by", "Sıralama")}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={sort}
        onSelectionChange={(keys) => setSort(keys === "all" ? [] : keys)}
      >
        <MenuItem id="name">{translate("Name", "Ad")}</MenuItem>
        <MenuItem id="changed">{translate("Last change", "Son değişiklik")}</MenuItem>
      </MenuSection>
      <MenuSection
        title={translate("Show", "Göster")}
        selectionMode="multiple"
        defaultSelectedKeys={["archived"]}
      >
        <MenuItem id="archived">{translate("Archived", "Arşivlenenler")}</MenuItem>
        <MenuItem id="shared">{translate("Shared with you", "Sizinle paylaşılanlar")}</MenuItem>
      </MenuSection>
    </Menu>
  );
}

function Provinces() {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  return (
    <>
      <MenuTrigger>
        <Button>{translate("Place of the organization", "Kuruluşun yeri")}</Button>
        <Menu onAction={(key) => note(String(key))}>
          {["Iğdır", "Isparta", "İstanbul", "İzmir", "Şanlıurfa"].map((name) => (
            <MenuItem key={name} id={name}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {notes}
    </>
  );
}
