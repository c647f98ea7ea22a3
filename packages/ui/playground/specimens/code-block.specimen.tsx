import { Button, CodeBlock, type CodeLine, Tag } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const lines: readonly CodeLine[] = [
  [{ text: ":root {" }],
  [
    { text: "  " },
    { text: "--color-primary-500", kind: "key" },
    { text: ": " },
    { text: "#d9480f", color: "#d9480f" },
    { text: ";" },
  ],
  [
    { text: "  " },
    { text: "--radius-m", kind: "key" },
    { text: ": " },
    { text: "4px", kind: "number" },
    { text: ";" },
  ],
  [
    { text: "  " },
    { text: "--font-family-body", kind: "key" },
    { text: ": " },
    {
      text: `"Archivo Variable", ui-sans-serif, system-ui, -apple-system, sans-serif`,
      kind: "string",
    },
    { text: ";" },
  ],
  [{ text: "}" }],
];

export const specimen: Specimen = {
  name: "CodeBlock",
  states: {
    usual() {
      return <CodeBlock {...useBlock()} />;
    },
    "without-line-numbers"() {
      return <CodeBlock {...useBlock()} hasLineNumbers={false} />;
    },
    actions() {
      const translate = useTranslate();
      return (
        <CodeBlock
          {...useBlock()}
          actions={<Button size="s">{translate("Download", "İndir")}</Button>}
        />
      );
    },
    commented() {
      const translate = useTranslate();
      const comment = translate("/* Revision 14 of Brand */", "/* Brand, 14. revizyon */");
      return <CodeBlock {...useBlock()} lines={[[{ text: comment, kind: "comment" }], ...lines]} />;
    },
    "long-title"() {
      const translate = useTranslate();
      return (
        <CodeBlock
          {...useBlock()}
          title={
            <>
              <span>acme-brand-design-system.custom-properties.css</span>
              <Tag kind="warning">
                {translate("Older than revision 14", "14. revizyondan eski")}
              </Tag>
            </>
          }
        />
      );
    },
  },
  probe({ probe }) {
    return <CodeBlock {...probe} {...useBlock()} />;
  },
  finds: [
    { role: "region", name: { en: "CSS file", tr: "CSS dosyası" } },
    { role: "group", name: { en: "CSS file", tr: "CSS dosyası" } },
    { role: "button", name: { en: "Copy", tr: "Kopyala" } },
  ],
  sameInBoth: [
    "tokens.css",
    "acme-brand-design-system.custom-properties.css",
    ...lines.flatMap((line) => line.map(({ text }) => text.trim())).filter(Boolean),
  ],
};

function useBlock() {
  return { label: useTranslate()("CSS file", "CSS dosyası"), title: "tokens.css", lines };
}
