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
  /** The width that the template is drawn at; undefined where the page has that width. */
  readonly viewportPx?: number | undefined;
  readonly className?: string | undefined;
};

/** Draws a template with the tokens of a read-only design. The parent element describes the picture. */
export function DesignTemplate(props: DesignTemplateProps) {
  const { template, design, modes, viewportPx, className } = props;
  const { i18n } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  useDesignProperties(host, design, modes, viewportPx);
  return (
    <>
      <DesignFontSheets design={design} />
      <TemplateScreen
        id={template}
        locale={locales.find((each) => each === i18n.locale) ?? "en"}
        scheme={modes.scheme}
        host={host}
        className={className}
      />
    </>
  );
}
