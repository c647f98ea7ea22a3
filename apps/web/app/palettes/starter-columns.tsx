import { starterPalettes } from "@tessera/engine";
import { PaletteStripes } from "./palette-stripes.tsx";

/** Shows the palettes of the five starters side by side, as a picture. */
export function StarterColumns({ className }: { className: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {starterPalettes.map(({ name, base }) => (
        <PaletteStripes key={name} base={base} size="column" />
      ))}
    </div>
  );
}
