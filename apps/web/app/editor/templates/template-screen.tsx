import type { Locale } from "@tessera/contract";
import type { Scheme } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { drawTemplate } from "./drawing/draw-template.ts";
import { sharedFile, templateFile, type SharedFile, type TemplateFile } from "./load-template.ts";
import styles from "./template-screen.module.css";

type TemplateScreenProps = {
  readonly id: string;
  readonly locale: Locale;
  readonly scheme: Scheme;
  /** The element that the caller sets the tokens on. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  /** Called after the template is drawn. */
  readonly onDrawn?: (() => void) | undefined;
};

/** Draws a template with the tokens of its host, as a picture for the pointer. */
export function TemplateScreen(props: TemplateScreenProps) {
  const { id, locale, scheme, host, className } = props;
  const files = useFiles(id, locale);
  const tellDrawn = useEffectEvent(() => props.onDrawn?.());
  useEffect(() => {
    if (!host.current || !files) return;
    drawTemplate(host.current, files.shared, files.file);
    tellDrawn();
  }, [host, files]);
  return (
    <div
      ref={host}
      aria-hidden="true"
      data-scheme={scheme}
      data-template={id}
      className={joinClassNames(styles.screen, className)}
    />
  );
}

type Files = { readonly id: string; readonly shared: SharedFile; readonly file: TemplateFile };

/**
 * Returns the files of a template when they have loaded, and those of the last one until then. A
 * failure is retried when the network is back.
 */
function useFiles(id: string, locale: Locale): Files | undefined {
  const key = `${id} ${locale}`;
  const [files, setFiles] = useState(() => readFiles(id, locale));
  useEffect(() => {
    let isWanted = true;
    const load = () => {
      const loads = [sharedFile().load(), templateFile(id, locale).load()];
      void Promise.all(loads).then(
        () => isWanted && setFiles(readFiles(id, locale)),
        waitForNetwork,
      );
    };
    // Until then the last template stays.
    const waitForNetwork = () => isWanted && addEventListener("online", load, { once: true });
    load();
    return () => {
      isWanted = false;
      removeEventListener("online", load);
    };
  }, [id, locale]);
  const now = files?.id === key ? files : readFiles(id, locale);
  return now ?? files;
}

function readFiles(id: string, locale: Locale): Files | undefined {
  const shared = sharedFile().read();
  const file = templateFile(id, locale).read();
  return shared && file && { id: `${id} ${locale}`, shared, file };
}
