import { starterPalettes } from "@tessera/engine";
import { PaletteStripes } from "./palette-stripes.tsx";

/** What the engine makes of the five starters, side by side: a picture, and the only imagery there is. */
export function StarterColumns({ className }: { className: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {starterPalettes.map(({ name, base }) => (
        <PaletteStripes key={name} base={base} size="column" />
      ))}
    </div>
  );
}
