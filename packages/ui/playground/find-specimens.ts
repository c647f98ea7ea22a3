import { defects } from "./defects/defects.tsx";
import type { Specimen } from "./specimen.ts";

const modules = import.meta.glob<{ specimen: Specimen }>("./specimens/*.specimen.tsx", {
  eager: true,
});

/** Every specimen by the name of its file: `button` for button.specimen.tsx. */
export const specimens: ReadonlyMap<string, Specimen> = new Map(
  Object.entries(modules).map(([path, { specimen }]) => [
    path.replace(/^.*\/(.+)\.specimen\.tsx$/, "$1"),
    specimen,
  ]),
);

/**
 * Everything with its own address: the specimens, and the planted defects, which the playground
 * does not list.
 */
export const stagedSpecimens: ReadonlyMap<string, Specimen> = new Map([...specimens, ...defects]);
