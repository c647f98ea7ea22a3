import type { Font } from "@tessera/contract";
import { useEffect, useRef, useState } from "react";
import styles from "./font-field.module.css";
import { printFamilies } from "./print-families.ts";

/** Shows the name of a font in its own letters; its file loads when the name scrolls into view. */
export function FontName({ font }: { readonly font: Font }) {
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
    <span ref={ref} className={styles.name}>
      {isSeen && font.source === "bundled" && <link rel="stylesheet" href={font.stylesheet} />}
      <span style={isSeen ? { fontFamily: printFamilies(font.families) } : undefined}>
        {font.name}
      </span>
    </span>
  );
}
