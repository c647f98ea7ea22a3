import type { Recipe } from "@tessera/engine";
import { loadOnce, reloadStyles } from "@tessera/ui";
import { type ComponentType, useEffect, useState } from "react";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import styles from "./project-card.module.css";

type Picture = { readonly Picture: ComponentType<{ readonly recipe: Recipe }> };

/** The code of the pictures, which the first view does not wait for. */
const picture = loadOnce<Picture>(async () => {
  await reloadStyles();
  return { Picture: (await import("./project-picture.tsx")).ProjectPicture };
});

/** Shows a template with the tokens of a project, and its palette below. */
export function ProjectPreview({ recipe }: { recipe: Recipe }) {
  const loaded = usePicture();
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>{loaded && <loaded.Picture recipe={recipe} />}</div>
      <PaletteStripes base={recipe.color.base} size="foot" />
    </div>
  );
}

/** Returns the code of the pictures when it has loaded. Without it, a card shows its palette alone. */
function usePicture(): Picture | undefined {
  const [loaded, setLoaded] = useState(picture.read);
  useEffect(() => {
    if (loaded) return undefined;
    let isShown = true;
    picture.load().then(
      (value) => isShown && setLoaded(value),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [loaded]);
  return loaded;
}
