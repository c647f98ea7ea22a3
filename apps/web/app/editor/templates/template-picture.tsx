import { locales } from "@tessera/contract";
import type { Design, Scheme } from "@tessera/engine";
import { useLingui } from "@lingui/react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { TemplateScreen } from "./template-screen.tsx";
import styles from "./template-picture.module.css";
import { useDesignProperties } from "./use-design-properties.ts";

type TemplatePictureProps = {
  readonly template: string;
  readonly design: Design;
  /** A divided picture is light on one side and dark on the other. */
  readonly scheme: Scheme | "split";
};

const screenPx = 1280;

/** Draws a template with the tokens of any design, as small as the width of its parent. */
export function TemplatePicture({ template, design, scheme }: TemplatePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useFittedScale(box, page);
  return (
    <div ref={box} className={styles.box} aria-hidden="true">
      <div ref={page} className={styles.page}>
        <Side template={template} design={design} scheme={scheme === "dark" ? "dark" : "light"} />
        {scheme === "split" && (
          <Side template={template} design={design} scheme="dark" className={styles.half} />
        )}
      </div>
    </div>
  );
}

type SideProps = {
  readonly template: string;
  readonly design: Design;
  readonly scheme: Scheme;
  readonly className?: string | undefined;
};

function Side({ template, design, scheme, className }: SideProps) {
  const { i18n } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  useDesignProperties(host, design, { ...design.defaultModes, scheme }, screenPx);
  const locale = locales.find((each) => each === i18n.locale) ?? "en";
  return (
    <TemplateScreen
      id={template}
      locale={locale}
      scheme={scheme}
      host={host}
      className={className}
    />
  );
}

/** Scales a page to the width of its box without a render. */
function useFittedScale(
  box: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const widthPx = entry?.contentRect.width ?? 0;
      page.current?.style.setProperty("transform", `scale(${widthPx / screenPx})`);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, page]);
}
