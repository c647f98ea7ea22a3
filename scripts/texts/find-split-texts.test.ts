import { expect, test } from "vitest";
import { findSplitTexts } from "./find-split-texts.ts";

const library = `msgid ""
msgstr "Language: tr"

#: toast.tsx
msgid "Notices"
msgstr "Bildirimler"

msgid "Size"
msgstr ""
"Bo"
"yut"
`;

function catalogOf(...entries: readonly string[]): string {
  return entries.join("\n\n");
}

test("finds a text that two catalogs translate differently", () => {
  const web = catalogOf('msgid "Notices"\nmsgstr "Duyurular"', 'msgid "Size"\nmsgstr "Boyut"');
  expect(findSplitTexts([library, web])).toEqual([
    { text: "Notices", translations: ["Bildirimler", "Duyurular"] },
  ]);
});

test("ignores texts with another context, and untranslated texts", () => {
  const web = catalogOf(
    'msgctxt "of a plan"\nmsgid "Size"\nmsgstr "Kapasite"',
    'msgid "Notices"\nmsgstr ""',
  );
  expect(findSplitTexts([library, web])).toEqual([]);
});
