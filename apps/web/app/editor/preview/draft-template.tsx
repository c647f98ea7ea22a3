import { useLingui } from "@lingui/react/macro";
import { locales } from "@tessera/contract";
import { useRef } from "react";
import { TemplateScreen } from "#editor/templates/template-screen.tsx";
import { useDraftProperties, type ShownDesign } from "./use-draft-properties.ts";

type DraftTemplateProps = ShownDesign & {
  readonly template: string;
  readonly className?: string | undefined;
  readonly onDrawn?: (() => void) | undefined;
};

/** Draws a template with the draft's tokens. The parent element describes the picture. */
export function DraftTemplate(props: DraftTemplateProps) {
  const { template, className, onDrawn, ...shown } = props;
  const { i18n } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  useDraftProperties(host, shown);
  return (
    <TemplateScreen
      id={template}
      locale={locales.find((each) => each === i18n.locale) ?? "en"}
      scheme={shown.modes.scheme}
      host={host}
      className={className}
      onDrawn={onDrawn}
    />
  );
}
