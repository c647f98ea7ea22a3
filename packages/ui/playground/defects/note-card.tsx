import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from "react";
import type { Probe } from "../specimen.ts";
import { useTranslate } from "../use-translate.ts";

/** The defect of a note card. */
export type Defect =
  | "no-name"
  | "wrong-role"
  | "lost-ref"
  | "dropped-prop"
  | "dropped-class"
  | "no-focus-ring"
  | "focus-lost-on-close"
  | "no-escape"
  | "untranslated-text"
  | "small-target"
  | "deaf-key"
  | "unasked-motion"
  | "too-wide"
  | "faint-text"
  | "cut-text"
  | "overlapping-controls"
  | "overlapping-texts";

const plain: CSSProperties = { minWidth: 24, minHeight: 24, textDecoration: "underline" };

/** A component with a name, a class and its own dialog: sound, or with exactly one defect. */
export function NoteCard({
  defect,
  onPin,
  ref,
  className,
  ...rest
}: Partial<Probe> & { readonly defect?: Defect | undefined; readonly onPin?: () => void }) {
  const translate = useTranslate();
  const props = defect === "dropped-prop" ? {} : rest;
  const classNames = ["note-card", defect !== "dropped-class" && className].filter(Boolean);
  return (
    <div
      {...props}
      className={classNames.join(" ")}
      {...(ref && defect !== "lost-ref" && { ref: ref as Ref<HTMLDivElement> })}
    >
      <p style={styleOfText(defect)}>
        {translate(defect === "untranslated-text" ? "Not" : "Note", "Not")}
      </p>
      {defect === "overlapping-texts" && (
        <p style={{ marginTop: -16 }}>{translate("May", "Mayıs")}</p>
      )}
      <button
        type="button"
        onClick={onPin}
        onKeyDown={defect === "deaf-key" ? keepFromEnter : undefined}
        style={styleOfPin(defect)}
        role={defect === "wrong-role" ? "link" : undefined}
        aria-label={defect !== "no-name" ? translate("Pin", "Sabitle") : undefined}
      >
        ●
      </button>
      <Details defect={defect}>
        {translate("Read again in May.", "Mayıs’ta yeniden okuyun.")}
      </Details>
    </div>
  );
}

function Details({
  defect,
  children,
}: {
  readonly defect: Defect | undefined;
  readonly children: ReactNode;
}) {
  const translate = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  function close({ key }: KeyboardEvent): void {
    if (key !== "Escape" || defect === "no-escape") return;
    setIsOpen(false);
    if (defect !== "focus-lost-on-close") trigger.current?.focus();
  }
  return (
    <>
      <button type="button" ref={trigger} onClick={() => setIsOpen(true)} style={plain}>
        {translate("Details", "Ayrıntılar")}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- Escape closes it, which the defect removes
        <div role="dialog" aria-label={translate("Details", "Ayrıntılar")} onKeyDown={close}>
          <p>{children}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus */}
          <button type="button" autoFocus style={plain} onClick={() => setIsOpen(false)}>
            {translate("Close", "Kapat")}
          </button>
        </div>
      )}
    </>
  );
}

function keepFromEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

const stylesOfText: Partial<Record<Defect, CSSProperties>> = {
  "unasked-motion": { transition: "opacity 200ms" },
  "too-wide": { width: 400 },
  "faint-text": { color: "var(--color-grout)" },
  "cut-text": { width: 8, overflow: "hidden" },
};

function styleOfText(defect: Defect | undefined): CSSProperties {
  return (defect && stylesOfText[defect]) ?? {};
}

function styleOfPin(defect: Defect | undefined): CSSProperties {
  if (defect === "overlapping-controls") return { ...plain, marginRight: -16 };
  if (defect === "small-target") return { width: 16, height: 16 };
  return defect === "no-focus-ring" ? { ...plain, outline: "none" } : plain;
}
