/** A group of similar components, by the names of their specimens' files. */
export type Group = {
  readonly name: { readonly en: string; readonly tr: string };
  readonly specimens: readonly string[];
};

/** The groups of the playground; a test checks that each specimen is in exactly one. */
export const groups: readonly Group[] = [
  {
    name: { en: "Actions", tr: "Eylemler" },
    specimens: ["action-bar", "button", "icon-button", "link-button", "text-link"],
  },
  {
    name: { en: "Choices", tr: "Seçimler" },
    specimens: [
      "checkbox",
      "combobox",
      "date-picker",
      "segmented-control",
      "select",
      "slider-field",
      "switch",
    ],
  },
  {
    name: { en: "Color", tr: "Renk" },
    specimens: ["color-field", "color-picker", "mini-ramp", "promise-row", "ramp", "swatch"],
  },
  {
    name: { en: "Data", tr: "Veriler" },
    specimens: ["badge", "code-block", "filter-dialog", "quota-tiles", "table", "tag"],
  },
  {
    name: { en: "Dialogs", tr: "Pencereler" },
    specimens: [
      "card-dialog",
      "dialog",
      "dialog-actions",
      "drawer",
      "message-dialog",
      "shortcut-sheet",
    ],
  },
  {
    name: { en: "Fields", tr: "Alanlar" },
    specimens: [
      "code-input",
      "date-field",
      "email-field",
      "file-drop",
      "masked-field",
      "number-field",
      "password-field",
      "phone-field",
      "text-area",
      "text-field",
    ],
  },
  {
    name: { en: "Menus", tr: "Menüler" },
    specimens: [
      "command-palette",
      "header-menu",
      "menu",
      "menu-item",
      "menu-section",
      "popover",
      "tooltip",
    ],
  },
  {
    name: { en: "Navigation", tr: "Gezinme" },
    specimens: [
      "footer",
      "header",
      "header-navigation",
      "navigation-bar",
      "side-navigation",
      "skip-link",
      "tabs",
    ],
  },
  {
    name: { en: "Notices", tr: "Bildirimler" },
    specimens: [
      "error-note",
      "help-box",
      "skeleton",
      "skeleton-block",
      "theme-overlay",
      "toast-region",
    ],
  },
  {
    name: { en: "Text and pictures", tr: "Metin ve resimler" },
    specimens: [
      "accordion",
      "avatar",
      "content-column",
      "heading",
      "hidden-text",
      "icon",
      "logo",
      "logo-strip",
      "testimonials",
      "text",
    ],
  },
];
