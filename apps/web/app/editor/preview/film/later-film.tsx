import { importPart } from "#editor/later-parts/import-part.ts";
import { runWhenIdle } from "@tessera/ui";
import { useEffect, useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { firstViewMs } from "../first-view.ts";
import styles from "./film.module.css";
import type { FilmStripProps } from "./film-strip.tsx";

const FilmStrip = lazyPart(async () => (await importPart(import("./film-strip.tsx"))).FilmStrip);

/** Keeps the place of the film strip, which loads when the first view of the screen has. */
export function LaterFilm(props: FilmStripProps) {
  const [isDue, setIsDue] = useState(hasLoaded);
  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(
      () =>
        runWhenIdle(() => {
          hasLoaded = true;
          setIsDue(true);
        }),
      firstViewMs,
    );
    return () => clearTimeout(timer);
  }, [isDue]);
  return (
    <div className={styles.place}>
      <FilmStrip {...props} isOpen={isDue} onFailure={() => setIsDue(false)} />
    </div>
  );
}

/** True once the strip has been shown: other screens then have it from their start. */
let hasLoaded = false;
