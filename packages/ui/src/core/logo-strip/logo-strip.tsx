import { useLingui } from "@lingui/react/macro";
import { type ComponentPropsWithRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { joinClassNames } from "../class-names.ts";
import styles from "./logo-strip.module.css";

/** The technologies that exports support, with the names that their makers use. */
const technologies: readonly string[] = [
  "CSS",
  "LESS",
  "SCSS",
  "Figma",
  "React",
  "JavaScript",
  "TypeScript",
  "Tailwind",
  "HTML",
  "styled components",
  "Next.js",
  "Vue",
  "Angular",
  "Svelte",
];

/** The props of a strip of names; its accessible name defaults to 'Supported technologies'. */
export type LogoStripProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  /** Defaults to the technologies of the product. */
  readonly names?: readonly string[] | undefined;
};

/**
 * Free: pauses on hover and focus. Resumed: the user restarted it, so the focus on its button does
 * not pause it.
 */
type Motion = "free" | "paused" | "resumed";

/**
 * Names that scroll by in 80 seconds, and pause on hover, on focus and on Pause. CSS animates them,
 * without scripts.
 */
export function LogoStrip({ names = technologies, className, ...rest }: LogoStripProps) {
  const { t } = useLingui();
  const [motion, setMotion] = useState<Motion>("free");
  const isPaused = motion === "paused";
  return (
    <section
      aria-label={t`Supported technologies`}
      {...rest}
      data-motion={motion}
      className={joinClassNames(styles.strip, className)}
    >
      <div className={styles.window}>
        <div className={styles.track}>
          <Run names={names} />
          <Run names={names} isCopy />
        </div>
      </div>
      <div className={styles.control}>
        <Button
          size="s"
          className={styles.toggle}
          onPress={() => setMotion(isPaused ? "resumed" : "paused")}
          onBlur={() => setMotion(isPaused ? "paused" : "free")}
        >
          {isPaused ? t`Play` : t`Pause`}
        </Button>
      </div>
    </section>
  );
}

/** One run of the names, equal in every language; a hidden copy follows it for a seamless loop. */
function Run({
  names,
  isCopy = false,
}: {
  readonly names: readonly string[];
  readonly isCopy?: boolean | undefined;
}) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={joinClassNames(styles.run, isCopy && styles.copy)}
    >
      {names.map((name) => (
        <li key={name} translate="no" className={styles.name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
