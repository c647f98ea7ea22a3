import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type DecisionPath, parseTokenValue } from "@tessera/engine";
import { Combobox } from "@tessera/ui";
import { useEffect, useRef, useState } from "react";
import { NewDefaultOffer } from "#editor/fields/new-default-offer.tsx";
import { describeProblem } from "#editor/fields/use-edit.ts";
import { useDecision } from "#editor/fields/use-decision.ts";
import styles from "./font-field.module.css";
import { listPartners, type PairReason } from "./font-pairs.ts";
import { useFontList } from "./use-font-list.ts";
import { printFamilies, withFallback } from "./with-fallback.ts";
import type { Font } from "@tessera/contract";

const reasons: Readonly<Record<PairReason, MessageDescriptor>> = {
  softAndPlain: msg`A soft serif beside a plain sans serif.`,
  moreCharacter: msg`More character, on a similar skeleton.`,
  longReading: msg`A calm serif for long texts.`,
  sameHand: msg`Drawn together as one family.`,
  geometric: msg`Round letters beside even text.`,
};

type FontFieldProps = {
  readonly path: DecisionPath;
  /** The decision on the font beside it, whose partners are offered first. */
  readonly partnerPath: DecisionPath;
};

/**
 * Shows a field for a font with its fallbacks: an offered font, those that go with the font beside it
 * first, or any typed list.
 */
export function FontField({ path, partnerPath }: FontFieldProps) {
  const { t, i18n } = useLingui();
  const kinds = useFontKinds();
  const decision = useDecision(path);
  const { data: fonts = [], isFetching, hasFailed } = useFontList();
  const [refusal, setRefusal] = useState<string>();
  const [kind, setKind] = useState<FontKind>("all");
  const families = decision.value as readonly string[];
  const printed = printFamilies(families);
  // The first family names a font; the fallbacks behind it may differ.
  const findFont = ([first]: readonly string[]) =>
    fonts.find(({ families: [own] }) => own === first);
  const offered = findFont(families);
  const partner = findFont(useDecision(partnerPath).value as readonly string[]);
  const partners = partner ? listPartners(partner.id) : new Map<string, PairReason>();
  const isPartner = ({ id }: Font) => partners.has(id);
  const shown = fonts.filter((font) => kind === "all" || font.kind === kind || font === offered);
  const sorted = [...shown.filter(isPartner), ...shown.filter((font) => !isPartner(font))];

  function choose(chosen: string | null) {
    const font = fonts.find((each) => printFamilies(each.families) === chosen);
    if (font) return decision.change(font.families);
    const parsed = parseTokenValue("font-family", chosen ?? "");
    if (!parsed.ok) setRefusal(describeProblem(i18n, parsed.problems[0]));
    else if (parsed.value.type === "fontFamily") {
      decision.change(withFallback(parsed.value.families));
    }
  }

  function describeCustom(text: string): string {
    const parsed = parseTokenValue("font-family", text);
    const typed = text.trim();
    if (!parsed.ok || parsed.value.type !== "fontFamily") return t`Use “${typed}”`;
    const isComplete = withFallback(parsed.value.families).length === parsed.value.families.length;
    return isComplete ? t`Use “${typed}”` : t`Use “${typed}” with a sans-serif fallback`;
  }

  return (
    <div className={styles.field}>
      <Combobox
        label={decision.label}
        description={offered ? printed : undefined}
        errorMessage={refusal ?? decision.message}
        options={sorted.map((font) => {
          const reason = partners.get(font.id);
          return {
            // The value is the same before the list arrives, so that a typed text outlasts its arrival.
            id: printFamilies(font.families),
            text: font.name,
            group: reason ? t`Goes with ${partner?.name ?? ""}` : kinds[font.kind],
            display: <FontName font={font} reason={reason && i18n._(reasons[reason])} />,
          };
        })}
        value={offered ? printFamilies(offered.families) : printed}
        onChange={choose}
        onTextChange={() => setRefusal(undefined)}
        header={fonts.length > 0 && <KindFilter value={kind} onChange={setKind} />}
        allowsCustomValue
        describeCustom={describeCustom}
        isLoading={isFetching && fonts.length === 0}
        emptyNote={hasFailed ? t`The list of fonts didn’t load.` : undefined}
        isReadOnly={!decision.canEdit}
      />
      <NewDefaultOffer
        path={path}
        print={(value) => {
          const newFamilies = value as readonly string[];
          return findFont(newFamilies)?.name ?? printFamilies(newFamilies);
        }}
      />
    </div>
  );
}

/** A kind of fonts, or all. */
type FontKind = Font["kind"] | "all";

type KindFilterProps = {
  readonly value: FontKind;
  readonly onChange: (kind: FontKind) => void;
};

/**
 * Narrows the list to one kind of fonts, by the pointer: the focus stays in the field, whose arrow
 * keys move in the list, which is sorted by kinds.
 */
function KindFilter({ value, onChange }: KindFilterProps) {
  const { t } = useLingui();
  const kinds: readonly (readonly [kind: FontKind, text: string])[] = [
    ["all", t`All`],
    ["sans", t`Sans`],
    ["serif", t`Serif`],
    ["display", t`Display`],
    ["mono", t`Mono`],
  ];
  return (
    <fieldset aria-label={t`Kind of font`} className={styles.kinds}>
      {kinds.map(([kind, text]) => (
        <button
          key={kind}
          type="button"
          tabIndex={-1}
          aria-pressed={kind === value}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(kind)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/** Returns the names of the kinds of fonts. */
function useFontKinds(): Readonly<Record<Font["kind"], string>> {
  const { t } = useLingui();
  return {
    sans: t`Sans serif`,
    serif: t`Serif`,
    mono: t`Monospace`,
    display: t`Display`,
    handwriting: t`Handwriting`,
  };
}

/**
 * Shows the name of a font and a sample in its own letters; its file loads when the name scrolls into
 * view.
 */
function FontName({ font, reason }: { readonly font: Font; readonly reason?: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={ref} className={styles.font}>
      {isSeen && font.source === "bundled" && <link rel="stylesheet" href={font.stylesheet} />}
      <span
        className={styles.name}
        style={isSeen ? { fontFamily: printFamilies(font.families) } : undefined}
      >
        <span className={styles.text}>{font.name}</span>
        <span className={styles.sample} data-sample="Ağ 123" aria-hidden="true" />
      </span>
      {reason !== undefined && <span className={styles.reason}>{reason}</span>}
    </span>
  );
}
