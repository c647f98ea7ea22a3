import { MiniRamp } from "@tessera/ui";
import { builtPalettes } from "./built-palettes.ts";

/** Shows the palettes of the five starters side by side, as a picture. */
export function StarterColumns({ className }: { className: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {builtPalettes.map((steps, place) => (
        <MiniRamp key={place} steps={steps} size="column" />
      ))}
    </div>
  );
}
