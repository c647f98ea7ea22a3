import { MiniRamp, type MiniRampProps } from "@tessera/ui";

/** The palettes of the five starters, generated at build time: a form page has no engine. */
declare const __STARTER_PALETTES__: readonly MiniRampProps["steps"][];

/** Shows the palettes of the five starters side by side, as a picture. */
export function StarterColumns({ className }: { className: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      {__STARTER_PALETTES__.map((steps, place) => (
        <MiniRamp key={place} steps={steps} size="column" />
      ))}
    </div>
  );
}
