import { useLingui } from "@lingui/react/macro";
import { type ComponentPropsWithRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { joinClassNames } from "../class-names.ts";
import styles from "./logo-strip.module.css";
import { technologies } from "./technologies.ts";

/** What a strip of names takes; its accessible name is 'Supported technologies' where no `aria-label` is given. */
export type LogoStripProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  /** The technologies of the product where nothing is given. */
  readonly names?: readonly string[];
};

/** Free: stops while pointed at or focused. Resumed: was asked to move, so that the focus on its control stops nothing. */
type Motion = "free" | "paused" | "resumed";

/** Names that pass by in 80 seconds, and stop on hover, on focus and on Pause. The style sheet moves them: no script has to run. */
export function LogoStrip({ names = technologies, className, ...rest }: LogoStripProps) {
  const { t } = useLingui();
  const [motion, setMotion] = useState<Motion>("free");
  const isPaused = motion === "paused";
  return (
    <section
      aria-label={t`Supported technologies`}
      {...rest}
      data-motion={motion}
      className={joinClassNames(styles["strip"], className)}
    >
      <div className={styles["window"]}>
        <div className={styles["track"]}>
          <Run names={names} />
          <Run names={names} isCopy />
        </div>
      </div>
      <div className={styles["control"]}>
        <Button
          size="s"
          className={styles["toggle"] ?? ""}
          onPress={() => setMotion(isPaused ? "resumed" : "paused")}
          onBlur={() => setMotion(isPaused ? "paused" : "free")}
        >
          {isPaused ? t`Play` : t`Pause`}
        </Button>
      </div>
    </section>
  );
}

/** The names once, which are the same in every language; the copy follows them so that the loop has no end, and is not there for assistive technology. */
function Run({
  names,
  isCopy = false,
}: {
  readonly names: readonly string[];
  readonly isCopy?: boolean;
}) {
  return (
    <ul
      {...(isCopy && { "aria-hidden": true })}
      className={joinClassNames(styles["run"], isCopy && styles["copy"])}
    >
      {names.map((name) => (
        <li key={name} translate="no" className={styles["name"]}>
          {name}
        </li>
      ))}
    </ul>
  );
}
