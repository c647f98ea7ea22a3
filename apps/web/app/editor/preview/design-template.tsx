import { useLingui } from "@lingui/react/macro";
import { locales } from "@tessera/contract";
import type { Design, Modes } from "@tessera/engine";
import { useRef } from "react";
import { DesignFontSheets } from "#font-sheets/family-sheets.tsx";
import { TemplateScreen } from "#editor/templates/template-screen.tsx";
import { useDesignProperties } from "#editor/templates/use-design-properties.ts";

type DesignTemplateProps = {
  readonly template: string;
  readonly design: Design;
  readonly modes: Modes;
};

/** Draws a template with the tokens of a read-only design. The parent element describes the picture. */
export function DesignTemplate({ template, design, modes }: DesignTemplateProps) {
  const { i18n } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  useDesignProperties(host, design, modes);
  return (
    <>
      <DesignFontSheets design={design} />
      <TemplateScreen
        id={template}
        locale={locales.find((each) => each === i18n.locale) ?? "en"}
        scheme={modes.scheme}
        host={host}
      />
    </>
  );
}
