import { PromiseRow, type PromiseRowProps } from "@tessera/ui";
import type { ReactNode } from "react";
import { lapis, minium } from "../sample-palettes.ts";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "PromiseRow",
  states: {
    usual() {
      const [note, notes] = useNotes();
      return (
        <>
          <List>
            <PromiseRow
              {...broken}
              onUseSuggestion={() => note("used")}
              onReset={() => note("reset")}
            />
          </List>
          {notes}
        </>
      );
    },
    kept() {
      return (
        <List>
          <PromiseRow {...kept} />
        </List>
      );
    },
    pinned() {
      return (
        <List>
          <PromiseRow {...kept} isPinned />
        </List>
      );
    },
    decorative() {
      return (
        <List>
          <PromiseRow
            foreground={color("border", minium, 100)}
            background={color("surface-1", minium, 50)}
            measuredContrast={1.17}
          />
        </List>
      );
    },
    "without-repair"() {
      const { foreground, background, measuredContrast, leastContrast } = broken;
      return (
        <List>
          <PromiseRow {...{ foreground, background, measuredContrast, leastContrast }} />
        </List>
      );
    },
    "out-of-reach"() {
      const { foreground, background, measuredContrast } = broken;
      return (
        <List>
          <PromiseRow
            {...{ foreground, background, measuredContrast }}
            leastContrast={18}
            nearestContrast={measuredContrast}
            onUseNearest={() => undefined}
          />
        </List>
      );
    },
    "long-names"() {
      return (
        <List>
          <PromiseRow
            {...broken}
            foreground={color("on-action-subtle-inverted-comfortable", minium, 400)}
            background={color("action-subtle-inverted-comfortable-hovered", minium, 50)}
            isPinned
            onUseSuggestion={() => undefined}
            onReset={() => undefined}
          />
        </List>
      );
    },
  },
  probe({ probe }) {
    return (
      <ul>
        <PromiseRow {...probe} {...kept} />
      </ul>
    );
  },
  finds: [
    { role: "button", name: { en: "Use it", tr: "Kullan" } },
    { role: "button", name: { en: "Reset", tr: "Sıfırla" } },
  ],
  keys: [
    { keys: ["Enter"], notes: "used" },
    { keys: ["Tab", "Enter"], notes: "reset" },
  ],
  sameInBoth: ["link", "text", "border", "on-action-subtle-inverted-comfortable", "#b23908", "Aa"],
};

function List({ children }: { readonly children: ReactNode }) {
  return <ul aria-label={useTranslate()("Promises", "Sözler")}>{children}</ul>;
}

function color(name: string, steps: typeof minium, at: number): PromiseRowProps["foreground"] {
  const found = steps.find(({ step }) => step === at);
  if (!found) throw new Error(`The sample has no step ${at}.`);
  return { name, hex: found.hex };
}

const kept = {
  foreground: color("text", lapis, 900),
  background: color("surface-1", lapis, 50),
  measuredContrast: 14.17,
  leastContrast: 4.5,
} satisfies PromiseRowProps;

const broken = {
  foreground: color("link", minium, 400),
  background: color("surface-1", minium, 50),
  measuredContrast: 2.73,
  leastContrast: 4.5,
  suggestion: { hex: color("link", minium, 600).hex, contrast: 5.75 },
} satisfies PromiseRowProps;
