import { Ramp, type RampStep } from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { lapis, minium, threeSteps, twentySteps } from "../sample-palettes.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Ramp",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Ramp
            label={translate("Primary palette", "Ana palet")}
            steps={minium}
            onSelect={({ step }) => note(`${step}`)}
          />
          {notes}
        </>
      );
    },
    "read-only"() {
      return <Ramp label={useTranslate()("Primary palette", "Ana palet")} steps={lapis} />;
    },
    hero() {
      return (
        <Ramp
          label={useTranslate()("Primary palette", "Ana palet")}
          steps={minium}
          size="hero"
          style={{ marginTop: 16 }}
        />
      );
    },
    "hero-pressed"() {
      return (
        <Ramp
          label={useTranslate()("Primary palette", "Ana palet")}
          steps={lapis}
          size="hero"
          style={{ marginTop: 16 }}
          onSelect={() => undefined}
        />
      );
    },
    "three-steps"() {
      return <Ramp label={useTranslate()("Primary palette", "Ana palet")} steps={threeSteps} />;
    },
    "twenty-steps"() {
      return <Ramp label={useTranslate()("Primary palette", "Ana palet")} steps={twentySteps} />;
    },
    expanded() {
      const [step, setStep] = useState<RampStep["step"] | null>("550");
      return (
        <Ramp
          label={useTranslate()("Primary palette", "Ana palet")}
          steps={twentySteps}
          expandedStep={step}
          onSelect={(pressed) => setStep(pressed.step === step ? null : pressed.step)}
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <Ramp {...probe} label={useTranslate()("Primary palette", "Ana palet")} steps={minium} />
    );
  },
  finds: [
    { role: "toolbar", name: { en: "Primary palette", tr: "Ana palet" } },
    {
      role: "button",
      name: {
        en: "500, #d9480f, 4.88 contrast, base color",
        tr: "500, #d9480f, 4,88 kontrast, ana renk",
      },
    },
  ],
  keys: [
    { keys: ["Enter"], notes: "500" },
    { keys: ["ArrowRight", "Space"], notes: "600" },
    { keys: ["ArrowLeft", "ArrowLeft", "Space"], notes: "300" },
    { keys: ["End", "Enter"], notes: "950" },
    { keys: ["Home", "Enter"], notes: "50" },
  ],
  sameInBoth: [
    ...[...minium, ...lapis, ...threeSteps, ...twentySteps].map(({ hex }) => hex),
    ...threeSteps.map(({ step }) => `${step}`),
    "midnight",
  ],
};
